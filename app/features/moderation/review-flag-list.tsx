import './review-flag-list.css'
import { moderationTexts, reviewFlagNames } from '#content/texts/moderation/moderation.ts'
import { isAlarming, type ReviewFlag } from '#domain/moderation/review-flags.ts'

export function ReviewFlagList({ flags }: { readonly flags: readonly ReviewFlag[] }) {
  if (flags.length === 0) return <p className="text-ink-soft text-sm">{moderationTexts.usual}</p>
  return (
    <ul aria-label={moderationTexts.flags} className="flags-list">
      {flags.map((one) => (
        <li key={one} data-alarming={isAlarming(one) || undefined}>
          {reviewFlagNames[one]}
        </li>
      ))}
    </ul>
  )
}
