import './review-flag-list.css'
import { isAlarming, type ReviewFlag } from '#domain/moderation/review-flags.ts'
import { moderationTexts, reviewFlagNames } from '#texts/moderation/moderation.ts'

interface ReviewFlagListProps {
  readonly flags: readonly ReviewFlag[]
  /** Whether it was rejected before. */
  readonly isAgain?: boolean
}

export function ReviewFlagList({ flags, isAgain = false }: ReviewFlagListProps) {
  if (flags.length === 0 && !isAgain)
    return <p className="text-ink-soft text-sm">{moderationTexts.usual}</p>
  return (
    <ul aria-label={moderationTexts.flags} className="flags-list flex flex-wrap gap-1.5">
      {isAgain && <li>{moderationTexts.again}</li>}
      {flags.map((one) => (
        <li key={one} data-alarming={isAlarming(one) || undefined}>
          {reviewFlagNames[one]}
        </li>
      ))}
    </ul>
  )
}
