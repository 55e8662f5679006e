import type { Ref } from 'react'
import { quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { filterTexts } from '#content/texts/filters.ts'
import { property, resultCount } from '#content/texts/property.ts'
import { countFilters } from '#domain/filter-problems.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { FILTER_PANEL_ID } from './filter-panel.tsx'

interface ResultsHeadingProps {
  readonly ref: Ref<HTMLHeadingElement>
  readonly query: SearchQuery
  /** How many homes match; `null` before a type is chosen. */
  readonly total: number | null
}

/** How many homes there are, and on narrow screens the button that opens the filters. */
export function ResultsHeading({ ref, query, total }: ResultsHeadingProps) {
  const count = countFilters(query.filters)
  return (
    <div className="mb-6 flex min-h-11 items-center justify-between gap-4">
      <h2 ref={ref} tabIndex={-1} className="text-2xl outline-none md:text-3xl" aria-live="polite">
        {query.type === null || total === null ? property.results : resultCount(total, query.type)}
      </h2>
      <button
        type="button"
        popoverTarget={FILTER_PANEL_ID}
        className={`${quietButton} shrink-0 md:hidden`}
      >
        <Icon name="sliders" />
        {filterTexts.open}
        {count > 0 && <span className="filter-count">{count}</span>}
      </button>
    </div>
  )
}
