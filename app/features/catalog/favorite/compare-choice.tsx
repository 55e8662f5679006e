import './compare-choice.css'
import { Link, useLocation } from 'react-router'
import type { Favorite } from '#domain/catalog/listing/favorite.ts'
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
    <div className="compare-choice">
      <label>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        {favoriteTexts.compare}
        <span className="sr-only"> {favorite.address}</span>
      </label>
      {isChosen && isCompared && (
        <Link
          to={{ search, hash: COMPARISON }}
          onClick={() => document.querySelector<HTMLElement>(COMPARISON)?.focus()}
        >
          {favoriteTexts.sideBySide}
        </Link>
      )}
    </div>
  )
}
