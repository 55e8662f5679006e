import './card-mark.css'
import { isListingSeen, storedSeenListings } from '#app/browser/listings/seen-listings.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { markTexts } from '#content/texts/catalog/marks.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

interface CardMarkProps {
  readonly type: EstateType
  readonly id: number
  /** Whether it was published since the last visit. */
  readonly isNew: boolean
}

/** Overlays the picture, so that nothing moves when browser storage is read. */
export function CardMark({ type, id, isNew }: CardMarkProps) {
  const isSeen = isListingSeen(useStoredValue(storedSeenListings), type, id)
  if (isSeen) return <span className="card-mark">{markTexts.seen}</span>
  return isNew ? <strong className="card-mark">{markTexts.new}</strong> : null
}
