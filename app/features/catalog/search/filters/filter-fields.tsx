import './filter-panel.css'
import type { ChangeEvent } from 'react'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { CurrencyInput } from '#app/currency/currency-input.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import {
  filterTexts,
  formatMaxPricePerSquare,
  formatRoomOptions,
  withCount,
} from '#content/texts/catalog/filters.ts'
import { formatPricePerSquareOption } from '#domain/catalog/listing/present/en-price.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { findFilterProblems } from '#domain/catalog/search/filter-problems.ts'
import { type Filters, PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import type { Facets } from '#domain/catalog/search/search-results.ts'
import { FilterToggle } from './filter-toggle.tsx'
import { RangeField } from './range-field.tsx'

const RENOVATION_OPTIONS = [
  { value: true, label: filterTexts.renovated },
  { value: false, label: filterTexts.unrenovated },
] as const

/** A listing cannot be both renovated and not. */
function uncheckOther({ currentTarget: changed }: ChangeEvent<HTMLInputElement>) {
  const group = changed.form?.querySelectorAll<HTMLInputElement>('input[name="isRenovation"]') ?? []
  for (const other of group) if (other !== changed && changed.checked) other.checked = false
}

interface FilterFieldsProps {
  readonly applied: Filters
  /** The current values of the fields. */
  readonly draft: Filters
  /** `null` before an estate type is selected. */
  readonly facets: Facets | null
  /** Rented apartments have no price per m² (docs/product.md, "Listing card"). */
  readonly hasPricePerSquare: boolean
}

export function FilterFields({ applied, draft, facets, hasPricePerSquare }: FilterFieldsProps) {
  const problems = findFilterProblems(draft)
  const display = useDisplayCurrency()
  return (
    <div className="grid gap-4">
      <CurrencyInput early />
      <RangeField name="price" applied={applied.price} problems={problems.price} />
      <RangeField name="area" applied={applied.area} problems={problems.area} />
      <label className="block">
        <span className="filter-legend">{filterTexts.pricePerSquare}</span>
        <span className="relative block">
          <select
            name="pricePerSquare"
            defaultValue={applied.pricePerSquare}
            className="field-input truncate"
          >
            <option value="">{filterTexts.any}</option>
            {PRICE_PER_SQUARE_OPTIONS.map((option, index) => (
              <option key={option} value={option}>
                {withCount(
                  formatMaxPricePerSquare(formatPricePerSquareOption(option, display)),
                  hasPricePerSquare ? facets?.pricePerSquare[index] : undefined,
                )}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="icon select-arrow" />
        </span>
      </label>
      <fieldset className="mt-3">
        <legend className="filter-legend">{filterTexts.rooms}</legend>
        <div className="grid grid-cols-4 gap-2">
          {ROOM_OPTIONS.map((option, index) => (
            <FilterToggle
              key={option}
              name="rooms"
              value={option}
              label={option}
              longLabel={formatRoomOptions([option])}
              applied={applied.rooms.includes(option)}
              listingCount={facets?.rooms[index]}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-3">
        <legend className="filter-legend">{filterTexts.renovation}</legend>
        <div className="grid grid-cols-2 gap-2">
          {RENOVATION_OPTIONS.map(({ value, label }, index) => (
            <FilterToggle
              key={label}
              name="isRenovation"
              value={String(value)}
              label={label}
              applied={applied.isRenovation === value}
              listingCount={facets?.renovation[index]}
              onChange={uncheckOther}
            />
          ))}
        </div>
        {(draft.isRenovation !== undefined || applied.includesUnstated) && (
          <label className="mt-2 flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              name="unstated"
              value="true"
              defaultChecked={applied.includesUnstated}
              className="size-4 accent-(--brand)"
            />
            {withCount(filterTexts.alsoUnstated, facets?.renovation[RENOVATION_OPTIONS.length])}
          </label>
        )}
      </fieldset>
    </div>
  )
}
