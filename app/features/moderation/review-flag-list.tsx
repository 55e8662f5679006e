import { isAlarming, type ReviewFlag } from '#domain/moderation/review-flags.ts'
import { moderationTexts, reviewFlagNames } from '#texts/moderation/moderation.ts'

interface ReviewFlagListProps {
  readonly flags: readonly ReviewFlag[]
  /** Whether it was rejected before. */
  readonly isAgain?: boolean
}

const FLAG = 'rounded-lg px-3 py-0.5 text-(length:--text-sm)'

export function ReviewFlagList({ flags, isAgain = false }: ReviewFlagListProps) {
  if (flags.length === 0 && !isAgain)
    return <p className="text-ink-soft text-sm">{moderationTexts.usual}</p>
  return (
    <ul aria-label={moderationTexts.flags} className="flex flex-wrap gap-1.5">
      {isAgain && <li className={`${FLAG} bg-sunken`}>{moderationTexts.again}</li>}
      {flags.map((one) => (
        <li
          key={one}
          className={`${FLAG} ${isAlarming(one) ? 'bg-alert-soft text-alert' : 'bg-sunken'}`}
        >
          {reviewFlagNames[one]}
        </li>
      ))}
    </ul>
  )
}
