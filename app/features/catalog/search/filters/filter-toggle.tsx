import './filter-toggle.css'
import type { ChangeEventHandler } from 'react'
import { formatCompactCount, withListingCount } from '#content/texts/catalog/filters.ts'

interface FilterToggleProps {
  readonly name: string
  readonly value: string
  readonly label: string
  /** For screen readers, if the label is too short. */
  readonly longLabel?: string
  readonly applied: boolean
  /** How many listings it would find, if known. */
  readonly listingCount: number | undefined
  readonly onChange?: ChangeEventHandler<HTMLInputElement>
}

/** A checkbox that looks like a button: a second click unsets it (docs/product/catalog.md, "Filters"). */
export function FilterToggle({
  name,
  value,
  label,
  longLabel,
  applied,
  listingCount,
  onChange,
}: FilterToggleProps) {
  return (
    <label className="filter-toggle" data-empty={listingCount === 0 || undefined}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={applied}
        aria-label={withListingCount(longLabel ?? label, listingCount)}
        {...(onChange && { onChange })}
      />
      <span>
        {label}
        {listingCount !== undefined && <small>({formatCompactCount(listingCount)})</small>}
      </span>
    </label>
  )
}
