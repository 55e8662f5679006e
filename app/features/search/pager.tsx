import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageOf, property } from '#content/texts/property.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { searchAddress } from './search-address.ts'

/** Links to the pages before and after this one; nothing when there is but one. */
export function Pager({ query, pages }: { query: SearchQuery; pages: number }) {
  if (pages < 2) return null
  const to = (page: number) => searchAddress({ ...query, page })
  return (
    <nav aria-label={property.pages} className="mt-12 flex items-center justify-center gap-5">
      {query.page > 1 && (
        <Link to={to(query.page - 1)} rel="prev" prefetch="intent" className={quietButton}>
          <Icon name="chevron-left" />
          {property.previous}
        </Link>
      )}
      <span className="text-ink-soft">{pageOf(query.page, pages)}</span>
      {query.page < pages && (
        <Link to={to(query.page + 1)} rel="next" prefetch="intent" className={quietButton}>
          {property.next}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
