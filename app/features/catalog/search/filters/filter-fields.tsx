import { formatPricePerSquareOption } from '#texts/format/price.ts'
import './filter-panel.css'
import type { ChangeEvent, ChangeEventHandler } from 'react'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { CurrencyInput } from '#app/currency/currency-input.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import {
  FACT_GROUP_NAMES,
  FACT_GROUPS,
  type FactGroup,
  findFactGroup,
  isFactOf,
} from '#domain/catalog/listing/fact-groups.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { asksForFacts } from '#domain/catalog/search/applied-filters.ts'
import {
  FACT_FILTER_NAMES,
  FACT_FILTERS,
  type FactFilter,
  type FactValue,
} from '#domain/catalog/search/fact-filters.ts'
import { findFilterProblems } from '#domain/catalog/search/filter-problems.ts'
import { type Filters, PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import type { Facets, SearchFacets } from '#domain/catalog/search/search-results.ts'
import {
  AVAILABLE_BY,
  factGroupTexts,
  getFactFilterName,
  getFactValueText,
  unstatedTexts,
} from '#texts/catalog/fact-filters.ts'
import {
  filterTexts,
  formatCompactCount,
  formatMaxPricePerSquare,
  formatRoomOptions,
  withCount,
  withListingCount,
} from '#texts/catalog/filters.ts'
import { RangeField } from './range-field.tsx'
import './filter-toggle.css'

/** A listing has one value of a fact. */
function uncheckOthers({ currentTarget: changed }: ChangeEvent<HTMLInputElement>) {
  const group =
    changed.form?.querySelectorAll<HTMLInputElement>(`input[name="${changed.name}"]`) ?? []
  for (const other of group) if (other !== changed && changed.checked) other.checked = false
}

interface FilterFieldsProps {
  readonly applied: Filters
  /** The current values of the fields. */
  readonly draft: Filters
  /** `null` before an estate type is selected. */
  readonly facets: SearchFacets | null
  /** Rented apartments have no price per m² (docs/product/catalog.md, "Listing card"). */
  readonly hasPricePerSquare: boolean
  readonly type: EstateType | null
}

export function FilterFields(props: FilterFieldsProps) {
  const { applied, draft, facets, hasPricePerSquare, type } = props
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
      <div className="flex">
        <FilterToggle
          name="reduced"
          value="true"
          label={filterTexts.reduced}
          applied={applied.isReduced}
          listingCount={facets?.reduced}
        />
      </div>
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
      {UNGROUPED.map((fact) => (
        <FactFieldset key={fact} fact={fact} applied={applied} facets={facets} />
      ))}
      {FACT_GROUP_NAMES.map((group) => (
        <FactGroupFields key={group} group={group} type={type} applied={applied} facets={facets} />
      ))}
      {(asksForFacts(draft) || applied.includesUnstated) && (
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="unstated"
            value="true"
            defaultChecked={applied.includesUnstated}
            className="size-4 accent-(--brand)"
          />
          {withCount(unstatedTexts.also, countUnstated(draft, facets))}
        </label>
      )}
    </div>
  )
}

const UNGROUPED = FACT_FILTER_NAMES.filter(
  (fact) => fact === 'renovation' || findFactGroup(fact) === null,
)

interface FactGroupProps extends Pick<FilterFieldsProps, 'type' | 'applied' | 'facets'> {
  readonly group: FactGroup
}

/** Opens by itself where something in it is asked for. */
function FactGroupFields({ group, type, applied, facets }: FactGroupProps) {
  const facts = FACT_GROUPS[group].filter((fact) => isFactOf(fact, type))
  const isAsked = facts.some((fact) =>
    fact === 'availableFrom' ? applied.availableBy !== '' : applied.facts[fact] !== undefined,
  )
  return (
    <details className="no-marker filter-group border-line border-t pt-1" open={isAsked}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-medium">
        {factGroupTexts[group]}
        <Icon name="chevron-down" />
      </summary>
      {facts.map((fact) =>
        fact === 'availableFrom' ? (
          <label key={fact} className="mt-3 block">
            <span className="filter-legend">{AVAILABLE_BY}</span>
            <input
              type="date"
              name="availableBy"
              defaultValue={applied.availableBy}
              className="field-input"
            />
          </label>
        ) : (
          <FactFieldset key={fact} fact={fact} applied={applied} facets={facets} />
        ),
      )}
    </details>
  )
}

interface FactFieldsetProps extends Pick<FilterFieldsProps, 'applied'> {
  readonly facets: Facets | null
  readonly fact: FactFilter
}

function FactFieldset({ fact, applied, facets }: FactFieldsetProps) {
  const { parameter } = FACT_FILTERS[fact]
  const values: readonly FactValue[] = FACT_FILTERS[fact].values
  return (
    <fieldset className="mt-3">
      <legend className="filter-legend">{getFactFilterName(fact)}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value, index) => (
          <FilterToggle
            key={value}
            name={parameter}
            value={value}
            label={getFactValueText(fact, value)}
            applied={applied.facts[fact] === value}
            listingCount={facets?.facts[fact][index]}
            onChange={uncheckOthers}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Known only for a single fact: the counts of several cannot be added up. */
function countUnstated(draft: Filters, facets: Facets | null): number | undefined {
  const [fact, ...others] = FACT_FILTER_NAMES.filter((one) => draft.facts[one] !== undefined)
  return fact === undefined || others.length > 0 ? undefined : facets?.facts[fact].at(-1)
}

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
function FilterToggle({
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
