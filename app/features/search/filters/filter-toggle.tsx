import './filter-toggle.css'
import type { ChangeEventHandler } from 'react'
import { formatCompactCount, withListingCount } from '#content/texts/search/filters.ts'

interface FilterToggleProps {
  readonly name: string
  readonly value: string
  readonly label: string
  /** For screen readers, where the label is too short. */
  readonly longLabel?: string
  readonly applied: boolean
  /** How many listings it would find, if known. */
  readonly listingCount: number | undefined
  readonly onChange?: ChangeEventHandler<HTMLInputElement>
}

/** A checkbox that looks like a button: a second click unsets it (docs/product.md, "Filters"). */
export function FilterToggle({
  name,
  value,
  label,
  longLabel: spoken,
  applied,
  listingCount: homes,
  onChange,
}: FilterToggleProps) {
  return (
    <label className="filter-toggle" data-empty={homes === 0 || undefined}>
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
        {homes !== undefined && <small>{formatCompactCount(homes)}</small>}
      </span>
    </label>
  )
}
