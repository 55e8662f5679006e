import './pager.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { formatPagePosition, pageLabel, propertyTexts } from '#texts/catalog/property.ts'

/** The `size` pages nearest to `page`, ascending; fewer if there are fewer. Pages are numbered from 1. */
export function getPageWindow(page: number, pageCount: number, size: number): number[] {
  const count = Math.min(size, pageCount)
  const centered = page - Math.floor(count / 2)
  const first = Math.max(1, Math.min(centered, pageCount - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}

const VISIBLE_PAGES = 5
const VISIBLE_PAGES_NARROW = 3

interface PagerProps {
  readonly query: SearchQuery
  readonly pageCount: number
  readonly onPageChange: () => void
}

export function Pager({ query, pageCount, onPageChange }: PagerProps) {
  if (pageCount < 2) return null
  const { page } = query
  const narrowWindow = getPageWindow(page, pageCount, VISIBLE_PAGES_NARROW)
  const getLinkProps = (to: number) =>
    ({
      to: searchPath({ ...query, page: to }),
      preventScrollReset: true,
      onClick: onPageChange,
      prefetch: 'intent',
      className: 'page-link',
    }) as const
  return (
    <nav aria-label={propertyTexts.pages} className="@container mt-12">
      <ul className="results-pager flex flex-wrap justify-center @md:gap-1">
        {page > 1 && (
          <>
            <li>
              <Link {...getLinkProps(1)} aria-label={propertyTexts.first}>
                <Icon name="chevron-left" />
                <Icon name="chevron-left" />
              </Link>
            </li>
            <li>
              <Link {...getLinkProps(page - 1)} rel="prev">
                <Icon name="chevron-left" />
                <span className="@max-xl:sr-only">{propertyTexts.previous}</span>
              </Link>
            </li>
          </>
        )}
        {getPageWindow(page, pageCount, VISIBLE_PAGES).map((number) => (
          <li key={number} className={narrowWindow.includes(number) ? undefined : '@max-md:hidden'}>
            <Link
              {...getLinkProps(number)}
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pageCount && (
          <>
            <li>
              <Link {...getLinkProps(page + 1)} rel="next">
                <span className="@max-xl:sr-only">{propertyTexts.next}</span>
                <Icon name="chevron-right" />
              </Link>
            </li>
            <li>
              <Link {...getLinkProps(pageCount)} aria-label={propertyTexts.last}>
                <Icon name="chevron-right" />
                <Icon name="chevron-right" />
              </Link>
            </li>
          </>
        )}
      </ul>
      <p className="mt-3 text-center text-ink-soft text-sm">
        {formatPagePosition(page, pageCount)}
      </p>
    </nav>
  )
}
