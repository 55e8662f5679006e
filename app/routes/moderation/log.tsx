import { DecisionLog, type LogEntry } from '#app/features/moderation/decision-log.tsx'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { formatShownPlace } from '#domain/homes/offer/joined-address.ts'
import { decisionLogPath, LOG_AFTER_PARAM } from '#domain/moderation/links.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { formatKyivTime, toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { LOG_PAGE } from '#server/moderation/desk/desk.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requireRole } from '#server/people/session/require-person.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { language } from '#texts/language.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'
import { reportReasonNames } from '#texts/safety/report.ts'
import type { Route } from './+types/log.ts'

/** Enough characters of the hash to tell moderators apart. */
const SHORT_HASH = 8

/** A report that was upheld is logged with one of the reasons for reports. */
const nameReason = (reason: string | null): string | null =>
  Object.entries(reportReasonNames).find(([key]) => key === reason)?.[1] ?? reason

export const meta = () => [{ title: moderationTexts.log }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid } = await requireRole(context, 'moderator', decisionLogPath())
  const after = new URL(request.url).searchParams.get(LOG_AFTER_PARAM)
  const from = after !== null && isStorableText(after) ? after : null
  const decisions = await context.get(moderationContext).desk.log(from)
  const own = hashSecret(uid)
  const entries = decisions.map((decided) => {
    const { id, kind, decidedAt, content, address, decision, reason, moderator } = decided
    const name = content ? formatShownPlace(toOfferContent(content)) : address
    return {
      id,
      kind,
      decision,
      home: name && wordAddress(name, language),
      reason: decision === 'act' ? nameReason(reason) : reason,
      moment: `${formatLongDate(toKyivDay(decidedAt))}, ${formatKyivTime(decidedAt)}`,
      moderator: moderator === own ? null : moderator.slice(0, SHORT_HASH),
    } satisfies LogEntry
  })
  return { entries, last: decisions.length < LOG_PAGE ? null : (decisions.at(-1)?.id ?? null) }
}

/** `/moderation/log` (docs/product/moderation.md, "Moderation"). */
export default function LogPage({ loaderData }: Route.ComponentProps) {
  return <DecisionLog {...loaderData} />
}
