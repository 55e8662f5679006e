import { type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { WIDE } from '#app/browser/media.ts'
import { iconButton, primaryButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { filterTexts } from '#content/texts/filters.ts'
import { NO_FILTERS } from '#domain/filters.ts'
import { parseSearchQuery, type SearchQuery } from '#domain/search-query.ts'
import { FilterFields } from './filter-fields.tsx'
import { searchAddress } from './search-address.ts'

/** The id by which a button opens the panel on narrow screens. */
export const FILTER_PANEL_ID = 'filters'

const draftOf = (form: HTMLFormElement): SearchQuery => {
  const pairs = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return parseSearchQuery(pairs).query
}

interface FilterPanelProps {
  readonly query: SearchQuery
  readonly panel: RefObject<HTMLElement | null>
  /** Called after Apply and Clear. */
  readonly onApplied: () => void
}

/**
 * The filters: a plain form whose fields are the draft and whose address is what is applied (§4).
 * Beside the results on wide screens, a popover over them on narrow ones; both without JavaScript.
 */
export function FilterPanel({ query, panel, onApplied }: FilterPanelProps) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(query.filters)
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover()

  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const onWide = () => wide.matches && panel.current?.hidePopover()
    wide.addEventListener('change', onWide)
    return () => wide.removeEventListener('change', onWide)
  }, [panel])

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    close()
    onApplied()
    const address = searchAddress(draftOf(event.currentTarget))
    // A second press finds the first one's address applied, which must not be a step of its own.
    navigate(address, { preventScrollReset: true, replace: address === searchAddress(query) })
  }

  function clear() {
    panel.current?.querySelector('form')?.reset()
    setDraft(query.filters)
    close()
    onApplied()
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
        action="/property"
        className="mt-4"
        onSubmit={apply}
        onInput={(event) => setDraft(draftOf(event.currentTarget).filters)}
      >
        {query.type !== null && <input type="hidden" name="type" value={query.type} />}
        <FilterFields applied={query.filters} draft={draft} />
        <div className="filter-actions">
          <button type="submit" className={`${primaryButton} flex-1`}>
            {filterTexts.apply}
          </button>
          <Link
            to={searchAddress({ ...query, filters: NO_FILTERS, page: 1 })}
            preventScrollReset
            onClick={clear}
            className={`${quietButton} flex-1`}
          >
            {filterTexts.clear}
          </Link>
        </div>
      </form>
    </section>
  )
}
