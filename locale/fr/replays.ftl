## Animations

animation-alt = Animation, coup par coup, de l'étape { $first } à l'étape { $last }. À la fin :
