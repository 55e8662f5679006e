import { type MouseEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import {
  isUnmodifiedClick,
  readOpenedFrom,
  toLastOpened,
} from '#app/browser/listings/opened-listing.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { withoutLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { listingTexts } from '#texts/catalog/listing.ts'

/**
 * The path of the search whose link loaded this document, for example in a new tab; `null` if the visitor came from
 * elsewhere, or has since moved to another page.
 *
 * @param documentUrl URL that the document was loaded with
 */
export function findReferringSearch(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  documentUrl: string,
  referrer: string,
): string | null {
  if (new URL(documentUrl, origin).pathname !== pathname) return null
  if (!referrer.startsWith(`${origin}/`)) return null
  const path = withoutLanguage(referrer.slice(origin.length))
  return path.split('?')[0] === PATHS.search ? path : null
}

interface BackToListProps {
  readonly id: string
}

/**
 * Its URL is the search page, but a click returns to the very search that the listing was opened from
 * (docs/product/catalog.md, "Back to list").
 */
export function BackToList({ id }: BackToListProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const from = readOpenedFrom(state)
  // Remembers the first state, because the skip link adds a history entry without one.
  const [first] = useState(from)

  function goBack(event: MouseEvent) {
    if (!isUnmodifiedClick(event)) return
    const documentUrl = performance.getEntriesByType('navigation')[0]?.name ?? ''
    const target =
      first?.searchPath ?? findReferringSearch(window.location, documentUrl, document.referrer)
    if (target === null) return
    event.preventDefault()
    if (from !== null) navigate(-from.steps)
    else navigate(target, { state: toLastOpened(id) })
  }

  return (
    <Link
      to={PATHS.search}
      prefetch={from === null ? 'intent' : 'none'}
      className="back-link mb-3 inline-flex min-h-11 items-center gap-1.5 font-medium text-ink-soft transition-colors duration-150 hover:text-ink"
      onClick={goBack}
    >
      <Icon name="chevron-left" />
      {listingTexts.back}
    </Link>
  )
}
