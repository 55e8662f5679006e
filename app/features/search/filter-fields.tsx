import type { ChangeEvent } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { filterTexts, upTo } from '#content/texts/filters.ts'
import { filterProblems } from '#domain/filter-problems.ts'
import { type Filters, PRICE_PER_SQUARE_OPTIONS } from '#domain/filters.ts'
import { ROOM_OPTIONS } from '#domain/rooms.ts'
import { BoundsField } from './bounds-field.tsx'
import { Choice } from './choice.tsx'

const RENOVATION = [
  { value: true, label: filterTexts.renovated },
  { value: false, label: filterTexts.unrenovated },
] as const

/** A home cannot be both: choosing one state of renovation takes back the other. */
function unsetOther({ currentTarget: chosen }: ChangeEvent<HTMLInputElement>) {
  const group = chosen.form?.querySelectorAll<HTMLInputElement>('input[name="isRenovation"]') ?? []
  for (const other of group) if (other !== chosen && chosen.checked) other.checked = false
}

/** The fields of the filter panel, filled with the applied filters; `draft` is what they say now. */
export function FilterFields({ applied, draft }: { applied: Filters; draft: Filters }) {
  const problems = filterProblems(draft)
  return (
    <div className="grid gap-4">
      <BoundsField name="price" applied={applied.price} problems={problems.price} />
      <BoundsField name="area" applied={applied.area} problems={problems.area} />
      <label className="block">
        <span className="filter-legend">{filterTexts.pricePerSquare}</span>
        <span className="relative block">
          <select
            name="pricePerSquare"
            defaultValue={applied.pricePerSquare}
            className="field-input"
          >
            <option value="">{filterTexts.any}</option>
            {PRICE_PER_SQUARE_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {upTo(option)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="icon select-arrow" />
        </span>
      </label>
      <fieldset className="mt-3">
        <legend className="filter-legend">{filterTexts.rooms}</legend>
        <div className="flex flex-wrap gap-2">
          {ROOM_OPTIONS.map((option) => (
            <Choice
              key={option}
              name="rooms"
              value={option}
              label={option}
              applied={applied.rooms.includes(option)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-3">
        <legend className="filter-legend">{filterTexts.renovation}</legend>
        <div className="flex flex-wrap gap-2">
          {RENOVATION.map(({ value, label }) => (
            <Choice
              key={label}
              name="isRenovation"
              value={String(value)}
              label={label}
              applied={applied.isRenovation === value}
              onChange={unsetOther}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
