import './card.css'
import type { ComponentProps } from 'react'

interface CardFormProps extends Omit<ComponentProps<'form'>, 'className'> {
  /** Buttons that are off only until hydration should not look disabled. */
  readonly waiting?: boolean
}

/** A form that is the content of a card. */
export function CardForm({ waiting = false, ...form }: CardFormProps) {
  return <form {...form} data-waiting={waiting || undefined} className="card-form" />
}
