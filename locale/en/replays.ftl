## Animations

animation-alt = Animation, step by step, from step { $first } to step { $last }. At its end:
