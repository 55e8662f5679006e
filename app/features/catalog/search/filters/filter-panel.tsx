import { useHref } from 'react-router'
import './filter-panel.css'
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { MIN_WIDTH_MD } from '#app/browser/media-queries.ts'
import { useFetchJson } from '#app/browser/network/use-fetch-json.ts'
import { HiddenSearchFields } from '#app/features/catalog/search/form/hidden-search-fields.tsx'
import {
  parseSearchForm,
  useSearchNavigation,
} from '#app/features/catalog/search/form/search-form.ts'
import { iconButton, primaryButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type Filters, NO_FILTERS } from '#domain/catalog/search/filters.ts'
import { countPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQuery, SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import type { ListingCount, SearchFacets } from '#domain/catalog/search/search-results.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatDraftCount } from '#texts/catalog/draft-count.ts'
import { filterTexts } from '#texts/catalog/filters.ts'
import { FilterFields } from './filter-fields.tsx'

/** For the button that opens the panel on narrow screens. */
export const FILTER_PANEL_ID = 'filters'
/** Clear submits a form of its own, so that it works without JavaScript. */
const CLEAR_FORM_ID = 'clear-filters'

interface FilterPanelProps {
  readonly query: SearchQuery
  /** `null` before an estate type is selected. */
  readonly facets: SearchFacets | null
  readonly panel: RefObject<HTMLElement | null>
  /** Called after Apply and Clear. */
  readonly onSearch: () => void
}

/**
 * A plain GET form: its fields are the draft, the URL has the applied filters
 * (docs/product/catalog.md, "Filters"). Next to the results on wide screens, a popover on narrow ones. Works
 * without JavaScript.
 */
export function FilterPanel({ query, facets, panel, onSearch }: FilterPanelProps) {
  const navigate = useSearchNavigation(query)
  const [draft, setDraft] = useState(query.filters)
  const form = useRef<HTMLFormElement>(null)
  const unfiltered = { ...query, filters: NO_FILTERS, page: 1 }
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover()

  useEffect(() => {
    const wide = window.matchMedia(MIN_WIDTH_MD)
    const onChange = () => wide.matches && panel.current?.hidePopover()
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [panel])

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    close()
    onSearch()
    navigate(parseSearchForm(event.currentTarget))
  }

  function clear(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    form.current?.reset()
    setDraft(query.filters)
    close()
    onSearch()
    navigate(unfiltered)
  }

  function closeOnBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <section
      ref={panel}
      id={FILTER_PANEL_ID}
      popover="auto"
      aria-labelledby="filters-heading"
      className="filter-panel dims-page"
      data-lenis-prevent
      onBlur={closeOnBlur}
    >
      <div className="flex items-center justify-between">
        <h2 id="filters-heading" className="text-2xl">
          {filterTexts.panel}
        </h2>
        <button
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
          aria-label={filterTexts.close}
          className={`${iconButton} -mr-2 md:hidden`}
        >
          <Icon name="x" />
        </button>
      </div>
      <form
        ref={form}
        action={useHref(PATHS.search)}
        className="mt-4"
        onSubmit={apply}
        onInput={(event) => setDraft(parseSearchForm(event.currentTarget).filters)}
      >
        <HiddenSearchFields query={unfiltered} />
        <FilterFields
          applied={query.filters}
          draft={draft}
          facets={facets}
          hasPricePerSquare={query.type !== 'rent'}
          type={query.type}
        />
        <div className="filter-actions">
          {/* Its line is always reserved, so that nothing moves when it appears. */}
          <p className="-mb-2 min-h-6 w-full text-ink-soft text-sm/6" role="status">
            {query.type !== null && (
              <DraftCount query={{ ...query, type: query.type }} draft={draft} />
            )}
          </p>
          <button type="submit" className={`${primaryButton} flex-1`}>
            {filterTexts.apply}
          </button>
          <button type="submit" form={CLEAR_FORM_ID} className={`${quietButton} flex-1`}>
            {filterTexts.clear}
          </button>
        </div>
      </form>
      <form id={CLEAR_FORM_ID} action={useHref(PATHS.search)} onSubmit={clear}>
        <HiddenSearchFields query={unfiltered} />
      </form>
    </section>
  )
}

const DEBOUNCE_MS = 250

interface DraftCountProps {
  /** Has the applied filters. */
  readonly query: SearchQueryWithType
  readonly draft: Filters
}

/** How many listings Apply would find; nothing while the draft equals the applied filters. */
function DraftCount({ query, draft }: DraftCountProps) {
  const path = countPath({ ...query, filters: draft })
  const isDirty = path !== countPath(query)
  const { result } = useFetchJson<ListingCount>(isDirty ? path : null, DEBOUNCE_MS)
  return isDirty && result?.path === path ? formatDraftCount(result.value.total) : null
}
