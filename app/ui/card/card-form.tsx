import './card.css'
import type { ComponentProps } from 'react'

interface CardFormProps extends Omit<ComponentProps<'form'>, 'className'> {
  /** Buttons that are disabled only until hydration should not look disabled. */
  readonly hydrating?: boolean
}

export function CardForm({ hydrating = false, ...form }: CardFormProps) {
  return (
    <form
      {...form}
      data-needs-script={hydrating || undefined}
      className="card-form grid grid-cols-1 gap-2"
    />
  )
}
