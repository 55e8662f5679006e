import './results-heading.css'
import type { ReactNode, Ref } from 'react'
import { FILTER_PANEL_ID } from '#app/features/catalog/search/filters/filter-panel.tsx'
import { quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { countFilters } from '#domain/catalog/search/applied-filters.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { filterTexts } from '#texts/catalog/filters.ts'
import { formatResultCount, propertyTexts } from '#texts/catalog/property.ts'

interface ResultsHeadingProps {
  readonly ref: Ref<HTMLHeadingElement>
  readonly query: SearchQuery
  /** `null` before an estate type is selected. */
  readonly total: number | null
  /** Controls such as the sort order. */
  readonly children?: ReactNode
}

/** The number of results and, on narrow screens, the button that opens the filters. */
export function ResultsHeading({ ref, query, total, children }: ResultsHeadingProps) {
  const filterCount = countFilters(query)
  return (
    <div className="results-heading">
      <h2 ref={ref} tabIndex={-1} className="text-2xl outline-none md:text-3xl" aria-live="polite">
        {query.type === null || total === null
          ? propertyTexts.results
          : formatResultCount(total, query.type)}
      </h2>
      <div className="results-tools">
        <button
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          className={`${quietButton} shrink-0 max-sm:gap-1.5 max-sm:px-2.5 md:hidden`}
        >
          <Icon name="sliders" className="icon max-xs:hidden" />
          {filterTexts.open}
          {filterCount > 0 && (
            <span className="inline-flex h-5.5 min-w-5.5 items-center justify-center rounded-full bg-brand text-note text-on-brand">
              {filterCount}
            </span>
          )}
        </button>
        {children}
      </div>
    </div>
  )
}
