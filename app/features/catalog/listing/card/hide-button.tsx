import './hide-button.css'
import type { MouseEvent } from 'react'
import { focusNextOnceGone } from '#app/browser/focus-next-card.ts'
import { setListingHidden, storedHiddenListings } from '#app/browser/listings/hidden-listings.ts'
import { hasListing } from '#app/browser/listings/listing-keys.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { hideButtonLabel, markTexts } from '#texts/catalog/marks.ts'
import { undoHidingTexts } from '#texts/catalog/undo-hiding.ts'

interface HideButtonProps {
  readonly type: EstateType
  readonly listing: Listing
}

/** docs/product/catalog.md, "Hidden homes". */
export function HideButton({ type, listing: { id, address } }: HideButtonProps) {
  const isHidden = hasListing(useStoredValue(storedHiddenListings), type, id)
  const notify = useNotify()
  function toggle({ currentTarget }: MouseEvent) {
    const show = () => setListingHidden(type, id, false)
    if (isHidden) return show()
    focusNextOnceGone(currentTarget, '.hide-button', '.hidden-note button')
    setListingHidden(type, id, true)
    notify.undo(undoHidingTexts.hidden, { label: undoHidingTexts.undo, run: show })
  }
  return (
    <button
      type="button"
      className={`${iconButton} hide-button noscript:hidden`}
      title={markTexts.hide}
      aria-label={hideButtonLabel(address)}
      aria-pressed={isHidden}
      onClick={toggle}
    >
      <Icon name="x" />
    </button>
  )
}
