import './verified-badge.css'
import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import {
  getVerificationEnd,
  type Verification,
} from '#domain/catalog/listing/trust/verification.ts'
import { listingTexts, verificationTexts } from '#texts/catalog/listing.ts'
import { formatLongDate } from '#texts/format/date.ts'

/** `setTimeout` overflows beyond this and fires at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Whether a moment has passed by the browser's clock; updates while the page is open. False on the server.
 *
 * @param moment milliseconds since 1970
 */
function useHasPassed(moment: number): boolean {
  const [hasPassed, setHasPassed] = useState(false)
  useEffect(() => {
    const wait = moment - Date.now()
    if (wait > MAX_TIMEOUT_MS) return
    const timer = setTimeout(() => setHasPassed(true), wait)
    return () => clearTimeout(timer)
  }, [moment])
  return hasPassed
}

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
