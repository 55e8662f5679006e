import { Link, useLocation } from 'react-router'
import type { Favorite } from '#domain/catalog/favorite/favorite.ts'
import { favoriteTexts } from '#texts/catalog/favorite.ts'

interface CompareChoiceProps {
  readonly favorite: Favorite
  readonly isChosen: boolean
  /** Whether there is a comparison, which may be far up the page. */
  readonly isCompared: boolean
  readonly onToggle: () => void
}

/** The fragment of the comparison, which also gets focus. */
const COMPARISON = '#comparison'

/** A checkbox above the link that covers the card. */
export function CompareChoice({ favorite, isChosen, isCompared, onToggle }: CompareChoiceProps) {
  const { search } = useLocation()
  return (
    <div className="relative z-1 -my-1 flex flex-wrap items-center justify-between gap-x-4 self-stretch text-label">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          className="size-5 accent-brand"
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
        />
        {favoriteTexts.compare}
        <span className="sr-only"> {favorite.address}</span>
      </label>
      {isChosen && isCompared && (
        <Link
          className="inline-flex min-h-11 items-center underline underline-offset-[0.2em]"
          to={{ search, hash: COMPARISON }}
          onClick={() => document.querySelector<HTMLElement>(COMPARISON)?.focus()}
        >
          {favoriteTexts.sideBySide}
        </Link>
      )}
    </div>
  )
}
