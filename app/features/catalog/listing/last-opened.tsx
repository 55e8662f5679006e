import './last-opened.css'
import arrowDown from 'virtual:lucide/arrow-down'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollToElement } from '#app/browser/smooth-scroll.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { backToListing } from '#texts/catalog/last-opened.ts'

interface LastOpenedProps {
  readonly id: string
  /** The listings currently in the list. */
  readonly listings: readonly Listing[]
  /** The element around the cards. */
  readonly section: RefObject<HTMLElement | null>
}

/** A card counts as in view if it is visible below the header. */
const IN_VIEW: IntersectionObserverInit = { rootMargin: '-72px 0px 0px', threshold: 0.3 }

const focusCard = (card: HTMLElement) =>
  card.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true })

/**
 * Restores the place in the list for a visitor who returns from a listing, because every change of path scrolls to
 * the top (docs/product/catalog.md, "Back to list"): marks and focuses the card, and shows a button that leads to it.
 */
export function LastOpened({ id, listings, section }: LastOpenedProps) {
  const card = useRef<HTMLElement | null>(null)
  const [isAway, setIsAway] = useState(false)

  useEffect(() => {
    const found = section.current?.querySelector<HTMLElement>(
      `li[data-listing="${CSS.escape(id)}"]`,
    )
    // The map view of a narrow screen hides the list.
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
    // The focused button disappears, so focus moves to the card.
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
