import { data, redirect, useActionData, useLocation } from 'react-router'
import { Queue, type QueueEntry } from '#app/features/moderation/queue.tsx'
import type { RefusedDecision } from '#app/features/moderation/refused-decision.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { readPostedForm } from '#app/routes/shell/posted-form.ts'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import { isVisible } from '#domain/homes/offer/lifecycle/state.ts'
import { decisionConfirmationPath } from '#domain/moderation/confirmation.ts'
import { PATHS, withParameters } from '#domain/platform/paths.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { UNDO } from '#domain/safety/logged-decision.ts'
import { parseListingTarget } from '#domain/safety/report/listing-target.ts'
import { isReportKind, isReportReason } from '#domain/safety/report/report.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requireRole } from '#server/people/session/require-person.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { safetyContext } from '#server/safety/open.ts'
import { formatDay } from '#texts/format/date.ts'
import { formatListedPrice } from '#texts/format/price.ts'
import { language } from '#texts/language.ts'
import { undoRefusals } from '#texts/moderation/done.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'
import type { Route } from './+types/queue.ts'
import { decideBan } from './decide-ban.ts'
import { getDecided } from './decided.ts'
import { GONE_PARAM } from './gone.ts'

export const meta = () => [{ title: moderationTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid } = await requireRole(context, 'moderator', PATHS.moderation)
  const [{ ranked, checks: waiting, ...listed }, bans, decided] = await Promise.all([
    context.get(moderationContext).cases.list(uid),
    context.get(safetyContext).bans.list(uid),
    getDecided({ request, context, uid }),
  ])
  const entries = ranked.map(
    ({ id, offer, home, flags, since, isClaim }): QueueEntry => ({
      id,
      isClaim,
      type: home.listing.type,
      address: wordAddress(home.listing.address, language),
      flags,
      price: formatListedPrice(home.listing, AS_LISTED),
      cover: home.pictures[0] ?? null,
      since: formatDay(since),
      isShown: isVisible(offer.state),
      isAgain: offer.reason !== null,
    }),
  )
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

/** `/moderation` (docs/product/moderation.md, "Moderation"). */
export default function QueuePage({ loaderData }: Route.ComponentProps) {
  const query = new URLSearchParams(useLocation().search)
  const gone = query.has(GONE_PARAM) ? { problem: moderationTexts.gone } : undefined
  return <Queue {...loaderData} refused={useActionData<RefusedDecision>() ?? gone} />
}
