import './choice.css'
import type { ChangeEventHandler } from 'react'
import { shortCount, withListingCount } from '#content/texts/search/filters.ts'

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly label: string
  /** What is said of it to screen readers, where the label is too short. */
  readonly spoken?: string
  readonly applied: boolean
  /** How many homes it would find; absent where that is not known. */
  readonly homes: number | undefined
  readonly onChange?: ChangeEventHandler<HTMLInputElement>
}

/** A toggle of the filter panel: a second press unsets it (docs/product.md, "Filters"). */
export function Choice({ name, value, label, spoken, applied, homes, onChange }: ChoiceProps) {
  return (
    <label className="choice" data-none={homes === 0 || undefined}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={applied}
        aria-label={withListingCount(spoken ?? label, homes)}
        {...(onChange && { onChange })}
      />
      <span>
        {label}
        {homes !== undefined && <small>{shortCount(homes)}</small>}
      </span>
    </label>
  )
}
