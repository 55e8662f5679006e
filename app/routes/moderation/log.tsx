import '#app/features/moderation/moderation-table.css'
import '#app/features/moderation/decision-log.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { formatShownPlace } from '#domain/homes/offer/joined-address.ts'
import { decisionLogPath, LOG_AFTER_PARAM } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { formatKyivTime, toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import type { LoggedChoice } from '#domain/safety/logged-decision.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { LOG_PAGE } from '#server/moderation/desk/desk.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requireRole } from '#server/people/session/require-person.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { language } from '#texts/language.ts'
import { loggedThings, moderationTexts, nameDecision } from '#texts/moderation/moderation.ts'
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
      // `null` once it is gone.
      home: name && wordAddress(name, language),
      reason: decision === 'act' ? nameReason(reason) : reason,
      moment: `${formatLongDate(toKyivDay(decidedAt))}, ${formatKyivTime(decidedAt)}`,
      // `null` for the reader.
      moderator: moderator === own ? null : moderator.slice(0, SHORT_HASH),
    }
  })
  // The cursor of the next page; `null` on the last page.
  return { entries, last: decisions.length < LOG_PAGE ? null : (decisions.at(-1)?.id ?? null) }
}

/** `/moderation/log` (docs/product/moderation.md, "Moderation"). */
export default function LogPage({ loaderData: { entries, last } }: Route.ComponentProps) {
  return (
    <div className="page page-overview">
      <Link to={PATHS.moderation} className="text-link touch-link mb-4">
        {moderationTexts.back}
      </Link>
      <h1>{moderationTexts.log}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">
        {entries.length === 0 ? moderationTexts.logEmpty : moderationTexts.logLead}
      </p>
      {entries.length > 0 && <Entries entries={entries} />}
      {last !== null && (
        <Link to={decisionLogPath(last)} className={`${quietButton} mt-4`}>
          {moderationTexts.older}
        </Link>
      )}
    </div>
  )
}

/** Decisions that take something away from a person. */
const AGAINST: ReadonlySet<LoggedChoice> = new Set([
  'reject',
  'grant-claim',
  'reject-check',
  'act',
  'uphold',
])

function Entries({ entries }: Pick<Route.ComponentProps['loaderData'], 'entries'>) {
  return (
    <table className="moderation-table decision-log">
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{moderationTexts.logMoment}</th>
          <th scope="col">{moderationTexts.logHome}</th>
          <th scope="col">{moderationTexts.logWhat}</th>
          <th scope="col">{moderationTexts.logWho}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, moment, kind, home, decision, reason, moderator }) => (
          <tr key={id}>
            <td>{moment}</td>
            <td>
              <bdi>
                {kind === 'message' || kind === 'person'
                  ? loggedThings[kind]
                  : (home ?? moderationTexts.logGone)}
              </bdi>
            </td>
            <td>
              <strong className="log-decision" data-against={AGAINST.has(decision) || undefined}>
                {nameDecision(kind, decision)}
              </strong>
              {reason !== null && (
                <p className="mt-2 text-ink-soft text-sm" dir="auto" lang={guessLanguage(reason)}>
                  {reason}
                </p>
              )}
            </td>
            <td>{moderator ?? moderationTexts.logYou}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
