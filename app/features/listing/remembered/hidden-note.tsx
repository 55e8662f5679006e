import {
  formatHiddenCount,
  formatShownCount,
  shownListingsTexts,
} from '#content/texts/search/shown-listings.ts'

interface HiddenNoteProps {
  /** Listings that are in the list now, and those of this page that are hidden. */
  readonly shownCount: number
  readonly hiddenCount: number
  /** Whether they are shown nevertheless. */
  readonly isRevealed: boolean
  readonly setRevealed: (isRevealed: boolean) => void
}

/** Below the list. Loaded when there are hidden listings. */
export function HiddenNote({ shownCount, hiddenCount, isRevealed, setRevealed }: HiddenNoteProps) {
  if (hiddenCount === 0) return null
  const total = isRevealed ? shownCount : shownCount + hiddenCount
  return (
    <>
      {formatShownCount(shownCount, total)} · {formatHiddenCount(hiddenCount)}
      <button type="button" onClick={() => setRevealed(!isRevealed)}>
        {isRevealed ? shownListingsTexts.hideAgain : shownListingsTexts.show}
      </button>
    </>
  )
}
