import { formatLongDate } from '#texts/format/date.ts'
import './verified-badge.css'
import { useHasPassed } from '#app/browser/use-has-passed.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import {
  getVerificationEnd,
  type Verification,
} from '#domain/catalog/listing/trust/verification.ts'
import { listingTexts, verificationTexts } from '#texts/catalog/listing.ts'

/**
 * Opens to say what was verified. A stored or open page drops the badge when it expires
 * (docs/product/catalog.md, "Detail page").
 */
export function VerifiedBadge({ verification }: { readonly verification: Verification }) {
  const hasEnded = useHasPassed(getVerificationEnd(verification))
  if (hasEnded) return null
  const rows = [
    [verificationTexts.what, verification.what],
    [verificationTexts.by, verification.by],
    [verificationTexts.on, formatLongDate(verification.on)],
    [verificationTexts.until, formatLongDate(verification.until)],
  ] as const
  return (
    <details className="no-marker verified-badge">
      <summary className="inline-flex min-h-7 cursor-pointer items-center gap-1.5 text-(length:--text-sm) text-brand">
        <Icon name="badge-check" />
        {listingTexts.verified}
        <Icon name="chevron-down" />
      </summary>
      <dl className="wrap-anywhere grid gap-2 pt-2 text-(length:--text-sm)">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
