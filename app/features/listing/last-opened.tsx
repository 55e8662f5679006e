import './last-opened.css'
import arrowDown from 'virtual:lucide/arrow-down'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollToElement } from '#app/browser/smooth-scroll.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { backToListing } from '#content/texts/search/last-opened.ts'
import type { Listing } from '#domain/listing/listing.ts'

export interface LastOpenedProps {
  readonly listing: Listing
  /** Around the cards. */
  readonly results: RefObject<HTMLElement | null>
}

/** Of the card that is in view: what stands out below the header. */
const IN_VIEW: IntersectionObserverInit = { rootMargin: '-72px 0px 0px', threshold: 0.3 }

const focusCard = (card: HTMLElement) => card.querySelector('a')?.focus({ preventScroll: true })

/**
 * Gives the place in the list back to a visitor who returns from a listing, since a change of path scrolls to the
 * top (docs/product.md, "Back to list"): its card is marked and focused, and a button leads to it.
 */
export function LastOpened({ listing: { id, address }, results }: LastOpenedProps) {
  const card = useRef<HTMLElement | null>(null)
  const [isAway, setIsAway] = useState(false)

  useEffect(() => {
    const found = results.current?.querySelector<HTMLElement>(`li[data-listing="${id}"]`)
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
  }, [id, results])

  function scrollToCard() {
    if (card.current === null) return
    scrollToElement(card.current)
    // The button that has the focus goes.
    focusCard(card.current)
    setIsAway(false)
  }

  if (!isAway) return null
  return (
    <button type="button" className="last-opened-pill" onClick={scrollToCard}>
      <span className="truncate">{backToListing(address)}</span>
      <Icon shapes={arrowDown} />
    </button>
  )
}
