"""Tests of the variants, a module a variant.

There are more modules here than a folder has elsewhere, because whoever changes a variant looks
for its number; V40, which is another game, is tested beside this folder.
"""
