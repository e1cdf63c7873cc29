"""The pieces: hedgehogs on discs, alone and in stacks."""
