"""Leagues, as those meet them who play."""
