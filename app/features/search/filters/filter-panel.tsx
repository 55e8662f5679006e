import { PATHS } from '#domain/site/links.ts'
import './filter-panel.css'
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { MIN_WIDTH_MD } from '#app/browser/media-queries.ts'
import { HiddenSearchFields } from '#app/features/search/form/hidden-search-fields.tsx'
import { parseSearchForm, useSearchNavigation } from '#app/features/search/form/search-form.ts'
import { iconButton, primaryButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { filterTexts } from '#content/texts/search/filters.ts'
import { NO_FILTERS } from '#domain/search/filters.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import type { Facets } from '#domain/search/search-results.ts'
import { FilterFields } from './filter-fields.tsx'

/** The id by which a button opens the panel on narrow screens. */
export const FILTER_PANEL_ID = 'filters'
/** The form by which Clear leads to the search without filters, so that it needs no JavaScript. */
const CLEAR_FORM_ID = 'clear-filters'

interface FilterPanelProps {
  readonly query: SearchQuery
  /** How many homes each choice would find; `null` before a type is chosen. */
  readonly facets: Facets | null
  readonly panel: RefObject<HTMLElement | null>
  /** Called after Apply and Clear. */
  readonly onSearch: () => void
}

/**
 * The filters: a plain form whose fields are the draft and whose address is what is applied
 * (docs/product.md, "Filters"). Beside the results on wide screens, a popover over them on narrow
 * ones; both without JavaScript.
 */
export function FilterPanel({ query, facets, panel, onSearch: onApplied }: FilterPanelProps) {
  const goTo = useSearchNavigation(query)
  const [draft, setDraft] = useState(query.filters)
  const fields = useRef<HTMLFormElement>(null)
  const unfiltered = { ...query, filters: NO_FILTERS, page: 1 }
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover()

  useEffect(() => {
    const wide = window.matchMedia(MIN_WIDTH_MD)
    const onWide = () => wide.matches && panel.current?.hidePopover()
    wide.addEventListener('change', onWide)
    return () => wide.removeEventListener('change', onWide)
  }, [panel])

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    close()
    onApplied()
    goTo(parseSearchForm(event.currentTarget))
  }

  function clear(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.current?.reset()
    setDraft(query.filters)
    close()
    onApplied()
    goTo(unfiltered)
  }

  function leave(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <section
      ref={panel}
      id={FILTER_PANEL_ID}
      popover="auto"
      aria-labelledby="filters-heading"
      className="filter-panel"
      data-lenis-prevent
      onBlur={leave}
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
        ref={fields}
        action={PATHS.search}
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
        />
        <div className="filter-actions">
          <button type="submit" className={`${primaryButton} flex-1`}>
            {filterTexts.apply}
          </button>
          <button type="submit" form={CLEAR_FORM_ID} className={`${quietButton} flex-1`}>
            {filterTexts.clear}
          </button>
        </div>
      </form>
      <form id={CLEAR_FORM_ID} action={PATHS.search} onSubmit={clear}>
        <HiddenSearchFields query={unfiltered} />
      </form>
    </section>
  )
}
