import {
  formatHiddenCount,
  formatShownCount,
  shownListingsTexts,
} from '#texts/catalog/shown-listings.ts'

interface HiddenNoteProps {
  /** How many listings are in the list now, and how many of this page are hidden. */
  readonly shownCount: number
  readonly hiddenCount: number
  /** Whether hidden listings are shown anyway. */
  readonly isRevealed: boolean
  readonly setRevealed: (isRevealed: boolean) => void
}

/** Shown below the list. */
export function HiddenNote({ shownCount, hiddenCount, isRevealed, setRevealed }: HiddenNoteProps) {
  if (hiddenCount === 0) return null
  const total = isRevealed ? shownCount : shownCount + hiddenCount
  return (
    <>
      {formatShownCount(shownCount, total)} · {formatHiddenCount(hiddenCount)}
      <button
        className="min-h-11 cursor-pointer px-2 text-ink underline underline-offset-[0.2em]"
        type="button"
        onClick={() => setRevealed(!isRevealed)}
      >
        {isRevealed ? shownListingsTexts.hideAgain : shownListingsTexts.show}
      </button>
    </>
  )
}
