import type { ReactNode } from 'react'
import { data, Link, redirect, useActionData, useLocation } from 'react-router'
import { AppealList, BanList, isDecidable } from '#app/features/moderation/ban-list.tsx'
import { DecisionFailed } from '#app/features/moderation/decision-failed.tsx'
import { OtherReports } from '#app/features/moderation/other-reports.tsx'
import { useDecisionConfirmation } from '#app/features/moderation/queue-position.ts'
import { QueueSection } from '#app/features/moderation/queue-section.tsx'
import type { RefusedDecision } from '#app/features/moderation/refused-decision.ts'
import { ReviewFlagList } from '#app/features/moderation/review-flag-list.tsx'
import { Shortcuts } from '#app/features/moderation/shortcuts/shortcuts.tsx'
import { UndoDecision } from '#app/features/moderation/undo-decision.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { quietButton } from '#app/ui/button.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import { isVisible } from '#domain/homes/offer/lifecycle/state.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import { decisionConfirmationPath, getSection } from '#domain/moderation/confirmation.ts'
import { decisionLogPath, GONE_PARAM, moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS, withParameters } from '#domain/platform/paths.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { isAppealWaiting } from '#domain/safety/ban.ts'
import { UNDO } from '#domain/safety/logged-decision.ts'
import { parseListingTarget } from '#domain/safety/report/listing-target.ts'
import { isReportKind, isReportReason, type ReportedItem } from '#domain/safety/report/report.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requireRole } from '#server/people/session/require-person.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { safetyContext } from '#server/safety/open.ts'
import { formatDay } from '#texts/format/date.ts'
import { formatListedPrice } from '#texts/format/price.ts'
import { checkModerationTexts, formatSentOn } from '#texts/homes/home-check.ts'
import { actionLabel } from '#texts/homes/list.ts'
import { typeNames } from '#texts/homes/steps.ts'
import { language } from '#texts/language.ts'
import { formatAppeals } from '#texts/moderation/bans.ts'
import { formatClaimedOn, formatClaims } from '#texts/moderation/claims.ts'
import { formatDecided, undoRefusals } from '#texts/moderation/done.ts'
import {
  formatChecks,
  formatHandedIn,
  formatHomes,
  formatReports,
  moderationTexts,
} from '#texts/moderation/moderation.ts'
import type { Route } from './+types/queue.ts'
import { decideBan } from './decide-ban.ts'
import { getDecided } from './decided.ts'

export const meta = () => [{ title: moderationTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid } = await requireRole(context, 'moderator', PATHS.moderation)
  const [{ ranked, checks: waiting, ...listed }, bans, decided] = await Promise.all([
    context.get(moderationContext).cases.list(uid),
    context.get(safetyContext).bans.list(uid),
    getDecided(request, context, uid),
  ])
  const entries = ranked.map(({ id, offer, home, flags, since, isClaim }) => ({
    id,
    isClaim,
    type: home.listing.type,
    address: wordAddress(home.listing.address, language),
    flags,
    price: formatListedPrice(home.listing, AS_LISTED),
    cover: home.pictures[0] ?? null,
    since: formatDay(since),
    isShown: isVisible(offer.state),
    // It was rejected before.
    isAgain: offer.reason !== null,
  }))
  const checks = waiting.map(({ offer, home, sentAt }) => ({
    id: offer.id,
    address: wordAddress(home.listing.address, language),
    cover: home.pictures[0] ?? null,
    sentOn: formatDay(sentAt),
  }))
  const others = listed.others.map((it) =>
    it.address === undefined ? it : { ...it, address: wordAddress(it.address, language) },
  )
  return { ...listed, others, entries, checks, bans, ...decided }
}

/** Resolves reports of things other than owners' homes, decides a ban, or takes a decision back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = await requireRole(context, 'moderator', PATHS.moderation)
  const form = await readPostedForm(request)
  const decided = await decideBan({ context, posted: form, uid })
  if (decided !== null) return decided
  const [intent, kind] = [form.get('intent'), form.get('kind')]
  if (intent === UNDO) {
    const id = String(form.get('id') ?? '')
    const refused = await context.get(moderationContext).desk.undo(uid, id)
    if (refused === null)
      return redirect(decisionConfirmationPath({ decision: UNDO, kind: 'offer' }, id), 303)
    return data<RefusedDecision>({ problem: undoRefusals[refused.refusal] }, { status: 409 })
  }
  const target = String(form.get('target') ?? '')
  const isNamed = kind === 'listing' ? parseListingTarget(target) !== null : isStorableText(target)
  if (!(isReportKind(kind) && isNamed)) throw createPageError(400)
  const given = form.get('reason')
  const reason = intent === 'act' && isReportReason(kind, given) ? given : null
  if (reason === null && intent !== 'dismiss') throw createPageError(400)
  const refused = await context.get(moderationContext).desk.resolve({ kind, target, reason, uid })
  if (refused?.refusal === 'not here')
    return data<RefusedDecision>({ problem: moderationTexts.gone }, { status: 409 })
  if (refused?.refusal === 'unproven')
    return data<RefusedDecision>({ problem: moderationTexts.unproven }, { status: 409 })
  if (refused?.refusal === 'gone')
    return redirect(withParameters(PATHS.moderation, { [GONE_PARAM]: '' }), 303)
  const decision = reason === null ? 'dismiss' : 'act'
  return redirect(decisionConfirmationPath({ decision, kind }), 303)
}

export const clientAction = keepOnLostConnection()

const sumTotals = (things: readonly ReportedItem[]) =>
  things.reduce((sum, { total }) => sum + total, 0)

/** `/moderation` (docs/product/moderation.md, "Moderation"). */
export default function QueuePage({ loaderData }: Route.ComponentProps) {
  const { entries, total, claims, others, checks, bans, decided, undoable } = loaderData
  const query = new URLSearchParams(useLocation().search)
  const gone = query.has(GONE_PARAM) ? { problem: moderationTexts.gone } : undefined
  const refused: RefusedDecision | undefined = useActionData() ?? gone
  const { shown, queue, onLeave } = useDecisionConfirmation(refused ? null : decided)
  // The form of that ban shows the refusal itself, so the page must not repeat it.
  const isInForm = bans.some((ban) => ban.id === refused?.id && isDecidable(ban))
  const appeals = bans.filter(isAppealWaiting)
  const ranked = [total > 0 && formatHomes(total), claims > 0 && formatClaims(claims)]
  const parts = [
    { anchor: 'ranked', name: ranked.filter(Boolean).join(', ') },
    { anchor: 'checks', name: checks.length > 0 && formatChecks(checks.length) },
    { anchor: 'other-reports', name: others.length > 0 && formatReports(sumTotals(others)) },
    { anchor: 'appeals', name: appeals.length > 0 && formatAppeals(appeals.length) },
  ].filter(({ name }) => name)
  return (
    <div
      ref={queue}
      onClickCapture={onLeave}
      onSubmitCapture={onLeave}
      className="page page-overview"
    >
      <h1 tabIndex={-1}>{moderationTexts.title}</h1>
      {parts.length > 0 && (
        <nav className="mt-3 flex flex-wrap gap-x-4 text-lg" aria-label={moderationTexts.parts}>
          {parts.map(({ anchor, name }) => (
            <a key={anchor} href={`#${anchor}`} className="text-link touch-link">
              {name}
            </a>
          ))}
        </nav>
      )}
      <p className="mt-3 mb-8 text-ink-soft text-lg">
        {parts.length === 0 ? moderationTexts.emptyHint : moderationTexts.order}
      </p>
      {refused && !isInForm && <DecisionFailed {...refused} />}
      {shown !== null && (
        <p role="status" className="callout mb-6">
          {formatDecided(shown)}
        </p>
      )}
      {undoable && <UndoDecision key={undoable.id} {...undoable} />}
      {parts.length === 0 && (
        <div className="empty-state">
          <p>{moderationTexts.empty}</p>
        </div>
      )}
      <ul id="ranked" data-section="ranked" className="moderation-queue">
        {entries.map((entry) => (
          <QueueEntry key={entry.id} {...entry} heading="h2">
            <p className="text-ink-soft">
              {typeNames[entry.type]} · {entry.price} ·{' '}
              {entry.isClaim ? formatClaimedOn(entry.since) : formatHandedIn(entry.since)}
              {entry.isShown && ` · ${moderationTexts.alreadyShown}`}
            </p>
            <div className="mt-2">
              <ReviewFlagList flags={entry.flags} isAgain={entry.isAgain} />
            </div>
          </QueueEntry>
        ))}
      </ul>
      <Checks checks={checks} />
      <OtherReports things={others} />
      <AppealList bans={appeals} refused={refused} />
      <BanList
        bans={bans.filter((ban) => !isAppealWaiting(ban))}
        isOpen={isInForm || (decided !== null && getSection(decided) === 'bans')}
        refused={refused}
      />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Link to={decisionLogPath()} className="text-link touch-link">
          {moderationTexts.log}
        </Link>
        <Shortcuts />
      </div>
    </div>
  )
}

/** Owners who have sent a picture with a code. */
function Checks({ checks }: Pick<Route.ComponentProps['loaderData'], 'checks'>) {
  if (checks.length === 0) return null
  return (
    <QueueSection
      id="checks"
      heading={checkModerationTexts.heading}
      hint={checkModerationTexts.hint}
    >
      {checks.map((check) => (
        <QueueEntry key={check.id} {...check} heading="h3">
          <p className="text-ink-soft">{formatSentOn(check.sentOn)}</p>
        </QueueEntry>
      ))}
    </QueueSection>
  )
}

interface QueueEntryProps {
  readonly id: string
  readonly address: string
  readonly cover: HomePicture | null
  readonly heading: 'h2' | 'h3'
  readonly children: ReactNode
}

/** What is decided on a page of its own. */
const QueueEntry = ({ id, address, cover, heading: Heading, children }: QueueEntryProps) => (
  <li className="panel queue-entry" data-entry={id} tabIndex={-1}>
    {cover !== null && (
      <Picture
        src={homePictureUrl(cover)}
        alt=""
        sizes="(width >= 768px) 8rem, 6rem"
        placeholder={cover.placeholder}
        className="picture-fill queue-cover aspect-3/2 w-full rounded-md"
      />
    )}
    <div className="queue-words">
      <Heading>
        <bdi>{address}</bdi>
      </Heading>
      {children}
    </div>
    <Link
      to={moderatedOfferPath(id)}
      className={quietButton}
      aria-label={actionLabel(moderationTexts.look, address)}
    >
      {moderationTexts.look}
    </Link>
  </li>
)
