import type { ChangeEventHandler } from 'react'

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly applied: boolean
  readonly onChange?: ChangeEventHandler<HTMLInputElement>
}

/** A toggle of the filter panel: a second press unsets it (Reading 13). */
export function Choice({ name, value, label, applied, onChange }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={applied}
        {...(onChange && { onChange })}
      />
      <span>{label}</span>
    </label>
  )
}
