import { focusNextOnceGone } from '#app/browser/focus-next-card.ts'
import {
  isListingHidden,
  setListingHidden,
  storedHiddenListings,
} from '#app/browser/listings/hidden-listings.ts'
import type { Notify } from '#app/ui/notice.tsx'
import { undoHidingTexts } from '#content/texts/catalog/undo-hiding.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

interface ToggleHiddenOptions {
  readonly type: EstateType
  readonly id: number
  readonly button: Element
  readonly notify: Notify
}

/** Hides a listing and offers to undo it, or shows a hidden one. */
export function toggleHidden({ type, id, button, notify }: ToggleHiddenOptions): void {
  const show = () => setListingHidden(type, id, false)
  if (isListingHidden(storedHiddenListings.get(), type, id)) {
    show()
    return
  }
  focusNextOnceGone(button, '.hide-button', '.hidden-note button')
  setListingHidden(type, id, true)
  notify.undo(undoHidingTexts.hidden, { label: undoHidingTexts.undo, run: show })
}
