import { moderationTexts, reviewFlagNames } from '#content/texts/moderation/moderation.ts'
import { isAlarming, type ReviewFlag } from '#domain/moderation/review-flags.ts'

interface ReviewFlagListProps {
  readonly flags: readonly ReviewFlag[]
  /** Whether it was rejected before. */
  readonly isAgain?: boolean
}

const flag =
  'rounded-lg bg-sunken px-3 py-0.5 text-sm data-alarming:bg-alert-soft data-alarming:text-alert'

export function ReviewFlagList({ flags, isAgain = false }: ReviewFlagListProps) {
  if (flags.length === 0 && !isAgain)
    return <p className="text-ink-soft text-sm">{moderationTexts.usual}</p>
  return (
    <ul aria-label={moderationTexts.flags} className="flex flex-wrap gap-1.5">
      {isAgain && <li className={flag}>{moderationTexts.again}</li>}
      {flags.map((one) => (
        <li key={one} className={flag} data-alarming={isAlarming(one) || undefined}>
          {reviewFlagNames[one]}
        </li>
      ))}
    </ul>
  )
}
