import './hide-button.css'
import { isListingHidden, storedHiddenListings } from '#app/browser/listings/hidden-listings.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { toggleHidden } from '#app/features/catalog/listing/remembered/toggle-hidden.ts'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { hideButtonLabel, markTexts } from '#content/texts/catalog/marks.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'

interface HideButtonProps {
  readonly type: EstateType
  readonly listing: Listing
}

/** docs/product/catalog.md, "Hidden homes". */
export function HideButton({ type, listing: { id, address } }: HideButtonProps) {
  const isHidden = isListingHidden(useStoredValue(storedHiddenListings), type, id)
  const notify = useNotify()
  return (
    <button
      type="button"
      className={`${iconButton} hide-button`}
      title={markTexts.hide}
      aria-label={hideButtonLabel(address)}
      aria-pressed={isHidden}
      onClick={({ currentTarget }) => toggleHidden({ type, id, button: currentTarget, notify })}
    >
      <Icon name="x" />
    </button>
  )
}
