import './pager.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { formatPagePosition, pageLabel, propertyTexts } from '#content/texts/search/property.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { searchPath } from '#domain/site/links.ts'
import { getPageWindow } from './page-window.ts'

const VISIBLE_PAGES = 5
const VISIBLE_PAGES_NARROW = 3

interface PagerProps {
  readonly query: SearchQuery
  readonly pageCount: number
  /** Called when another page is chosen. */
  readonly onPageChange: () => void
}

/** Links to the other pages of the results; nothing when there is but one. */
export function Pager({ query, pageCount: pages, onPageChange: onApplied }: PagerProps) {
  if (pages < 2) return null
  const { page } = query
  const near = getPageWindow(page, pages, VISIBLE_PAGES_NARROW)
  const link = (to: number) =>
    ({
      to: searchPath({ ...query, page: to }),
      preventScrollReset: true,
      onClick: onApplied,
      prefetch: 'intent',
      className: 'page-link',
    }) as const
  return (
    <nav aria-label={propertyTexts.pages} className="@container mt-12">
      <ul className="pager">
        {page > 1 && (
          <>
            <li>
              <Link {...link(1)} aria-label={propertyTexts.first}>
                <Icon name="chevron-left" />
                <Icon name="chevron-left" />
              </Link>
            </li>
            <li>
              <Link {...link(page - 1)} rel="prev">
                <Icon name="chevron-left" />
                <span className="@max-xl:sr-only">{propertyTexts.previous}</span>
              </Link>
            </li>
          </>
        )}
        {getPageWindow(page, pages, VISIBLE_PAGES).map((number) => (
          <li key={number} className={near.includes(number) ? undefined : '@max-md:hidden'}>
            <Link
              {...link(number)}
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages && (
          <>
            <li>
              <Link {...link(page + 1)} rel="next">
                <span className="@max-xl:sr-only">{propertyTexts.next}</span>
                <Icon name="chevron-right" />
              </Link>
            </li>
            <li>
              <Link {...link(pages)} aria-label={propertyTexts.last}>
                <Icon name="chevron-right" />
                <Icon name="chevron-right" />
              </Link>
            </li>
          </>
        )}
      </ul>
      <p className="mt-3 text-center text-ink-soft text-sm">{formatPagePosition(page, pages)}</p>
    </nav>
  )
}
