import './last-opened.css'
import arrowDown from 'virtual:lucide/arrow-down'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollToElement } from '#app/browser/smooth-scroll.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { backToListing } from '#content/texts/search/last-opened.ts'
import type { Listing } from '#domain/listing/listing.ts'

interface LastOpenedProps {
  readonly id: string
  /** In the list now. */
  readonly listings: readonly Listing[]
  /** Around the cards. */
  readonly section: RefObject<HTMLElement | null>
}

/** Of the card that is in view: what stands out below the header. */
const IN_VIEW: IntersectionObserverInit = { rootMargin: '-72px 0px 0px', threshold: 0.3 }

const focusCard = (card: HTMLElement) =>
  card.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true })

/**
 * Gives the place in the list back to a visitor who returns from a listing, since a change of path scrolls to the
 * top (docs/product.md, "Back to list"): its card is marked and focused, and a button leads to it.
 */
export function LastOpened({ id, listings, section }: LastOpenedProps) {
  const card = useRef<HTMLElement | null>(null)
  const [isAway, setIsAway] = useState(false)

  useEffect(() => {
    const found = section.current?.querySelector<HTMLElement>(
      `li[data-listing="${CSS.escape(id)}"]`,
    )
    // In the map view of a narrow screen the list is not there.
    if (!found?.checkVisibility()) return
    card.current = found
    found.dataset.lastOpened = ''
    if (document.activeElement === document.body) focusCard(found)
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting === true
      setIsAway(!isInView)
      if (isInView) observer.disconnect()
    }, IN_VIEW)
    observer.observe(found)
    return () => {
      observer.disconnect()
      delete found.dataset.lastOpened
    }
  }, [id, section])

  function scrollToCard() {
    if (card.current === null) return
    scrollToElement(card.current)
    // The button that has the focus goes.
    focusCard(card.current)
    setIsAway(false)
  }

  const listing = listings.find((one) => String(one.id) === id)
  if (!isAway || listing === undefined) return null
  return (
    <button type="button" className="last-opened-pill" onClick={scrollToCard}>
      <span className="truncate">{backToListing(listing.address)}</span>
      <Icon shapes={arrowDown} />
    </button>
  )
}
