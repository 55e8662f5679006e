import { Link } from 'react-router'
import { moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'

/** Ids of the cases before and after the shown one. */
export interface CaseNeighbors {
  readonly previous: string | null
  readonly next: string | null
}

/** From a case to the queue and to its neighbors there. */
export const CaseNavigation = ({ neighbors }: { readonly neighbors: CaseNeighbors | null }) => (
  <nav aria-label={moderationTexts.cases} className="mb-4 flex flex-wrap gap-x-6">
    <Link to={PATHS.moderation} className="text-link touch-link" data-shortcut="back">
      {moderationTexts.back}
    </Link>
    {(['previous', 'next'] as const).map((side) => {
      const id = neighbors?.[side]
      return (
        id && (
          <Link
            key={side}
            to={moderatedOfferPath(id)}
            className="text-link touch-link"
            data-shortcut={side}
          >
            {moderationTexts[side]}
          </Link>
        )
      )
    })}
  </nav>
)
