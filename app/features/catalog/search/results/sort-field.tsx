import type { CityWords } from '#domain/catalog/city/city-words.ts'
import './sort-field.css'
import { type RefObject, useEffect, useRef } from 'react'
import { useHref, useNavigation } from 'react-router'
import { HiddenSearchFields } from '#app/features/catalog/search/form/hidden-search-fields.tsx'
import {
  parseSearchForm,
  useSearchNavigation,
} from '#app/features/catalog/search/form/search-form.ts'
import { useSyncedValue } from '#app/features/catalog/search/form/use-synced-value.ts'
import { quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { DEFAULT_SORT, type Sort } from '#domain/catalog/search/sort.ts'
import { getUsableSorts } from '#domain/catalog/search/usable-sort.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { nearestToCity, sortTexts } from '#texts/catalog/property.ts'

interface SortFieldProps {
  readonly query: SearchQuery
  /** The city that the search text names. */
  readonly city: CityWords | null
}

/**
 * The order shown in the field. It falls back to the order of the list when the navigation to another order fails or is
 * canceled.
 */
function useOrderOfList(select: RefObject<HTMLSelectElement | null>, sort: Sort): void {
  const isIdle = useNavigation().state === 'idle'
  const wasIdle = useRef(isIdle)
  useEffect(() => {
    if (isIdle && !wasIdle.current && select.current) select.current.value = sort
    wasIdle.current = isIdle
  }, [isIdle, select, sort])
}

/** Applied on change; without JavaScript by a button. */
export function SortField({ query, city }: SortFieldProps) {
  const navigate = useSearchNavigation(query)
  const select = useSyncedValue<HTMLSelectElement>(query.sort)
  useOrderOfList(select, query.sort)
  const getLabel = (sort: Sort) => {
    if (sort !== 'nearest') return sortTexts.sorts[sort]
    return city === null ? sortTexts.nearestToMap : nearestToCity(city)
  }
  return (
    <form action={useHref(PATHS.search)} className="sort-field">
      <HiddenSearchFields query={{ ...query, sort: DEFAULT_SORT }} />
      <label className="flex min-w-0 flex-1 items-center gap-3 whitespace-nowrap text-label">
        <span className="max-sm:sr-only">{sortTexts.label}</span>
        <span className="relative block min-w-0 max-sm:flex-1">
          <select
            ref={select}
            name="sort"
            defaultValue={query.sort}
            className="field-input max-sm:truncate"
            onChange={({ currentTarget: { form } }) => form && navigate(parseSearchForm(form))}
          >
            {getUsableSorts(query, city?.name ?? null).map((sort) => (
              <option key={sort} value={sort}>
                {getLabel(sort)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="icon select-arrow" />
        </span>
      </label>
      <noscript>
        <button type="submit" className={quietButton}>
          {sortTexts.submit}
        </button>
      </noscript>
    </form>
  )
}
