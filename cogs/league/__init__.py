"""Leagues and cups, as those meet them who play."""
