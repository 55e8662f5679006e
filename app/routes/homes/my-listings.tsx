import './offer-list.css'
import plus from 'virtual:lucide/plus'
import { data, Form, Link, redirect, useActionData } from 'react-router'
import { describeMending, formatTypedPrice } from '#app/features/homes/describe-changes.ts'
import { OfferCard } from '#app/features/homes/offer-card.tsx'
import type { OfferSummary } from '#app/features/homes/offer-summary.ts'
import { useConfirmationNotice } from '#app/features/homes/use-confirmation-notice.ts'
import { UpcomingViewings } from '#app/features/messages/viewing/upcoming-viewings.tsx'
import { wordPlace } from '#app/routes/messages/word-places.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm } from '#app/routes/shell/posted-form.ts'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { listingPath } from '#domain/catalog/links.ts'
import { STEP_FIELDS, TEXT_STEPS } from '#domain/homes/offer/content.ts'
import { formatOfferPlace } from '#domain/homes/offer/joined-address.ts'
import {
  type ActionConfirmation,
  actionConfirmationPath,
  homeInListPath,
  isStillTrue,
  readActionConfirmation,
} from '#domain/homes/offer/lifecycle/action-confirmation.ts'
import { findEnd, isLate } from '#domain/homes/offer/lifecycle/expiry.ts'
import {
  ACTIVE_STATES,
  isOwnerAction,
  isVisible,
  OFFER_STATES,
  type OfferState,
} from '#domain/homes/offer/lifecycle/state.ts'
import { isNearLimit } from '#domain/homes/offer/limits.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { viewingsInConversationPath } from '#domain/messages/viewing/links.ts'
import { toSpan } from '#domain/messages/viewing/viewing-event.ts'
import { listViewingsOfHiddenHomes } from '#domain/messages/viewing/viewings-of-hidden-homes.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import type { Offers } from '#server/homes/offer/offers.ts'
import { homesContext } from '#server/homes/open.ts'
import { messagesContext } from '#server/messages/open.ts'
import type { UpcomingViewing } from '#server/messages/viewing/viewings.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { formatDay } from '#texts/format/date.ts'
import { formatViewingTime } from '#texts/format/viewing-time.ts'
import {
  formatActiveLimit,
  formatGroupHint,
  formatOffersLimit,
  formatRefusal,
  formatTooMany,
  groupNames,
  myListingsTexts,
} from '#texts/homes/list.ts'
import { formatMessages } from '#texts/homes/own-home.ts'
import { formatNumbers } from '#texts/homes/stats.ts'
import { formatUsualWait, stepNames } from '#texts/homes/steps.ts'
import { language } from '#texts/language.ts'
import { reasonMessages } from '#texts/moderation/moderation.ts'
import type { Route } from './+types/my-listings.ts'

const schema = reasonSchema(reasonMessages)

export const meta = () => [{ title: myListingsTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid, roles } = await requirePerson(context, PATHS.myListings)
  const offers = context.get(homesContext).offers
  const { conversations, viewings: service } = context.get(messagesContext)
  const [own, copied, claiming, viewings, unread, limits, waitHours, numbers] = await Promise.all([
    offers.list(uid),
    offers.listCopied(uid),
    context.get(moderationContext).claims.listClaiming(uid),
    service.listUpcoming(uid),
    conversations.countUnread(uid),
    offers.getLimits(uid),
    offers.readUsualWait(),
    offers.listNumbers(uid),
  ])
  const checks = await context.get(moderationContext).checks.listStates(own)
  await offers.markSeen(uid)
  return {
    unread,
    viewings: viewings.map(wordPlace),
    isModerator: roles.includes('moderator'),
    offers: own.map((offer) => ({
      ...summarize(offer, offers),
      change: findChange(own, offer.id),
      numbers: isVisible(offer.state) ? formatNumbers(numbers.get(offer.id)) : null,
      hasCopies: copied.has(offer.id),
      isClaiming: claiming.has(offer.id),
      check: checks.get(offer.id) ?? 'none',
      stillAgreed: listViewingsOfHiddenHomes(viewings, offer).map(presentAgreed),
    })),
    limits,
    waitHours,
    createKey: crypto.randomUUID(),
    // What was just done, if no script announces it.
    doneBefore: readActionConfirmation(new URL(request.url).searchParams),
  }
}

function findChange(own: readonly Offer[], id: string) {
  const change = own.find(({ changes, state }) => changes === id && state !== 'removed')
  return change === undefined ? null : { id: change.id, state: change.state }
}

const presentAgreed = (viewing: UpcomingViewing) => ({
  time: formatViewingTime(toSpan(viewing)),
  path: viewingsInConversationPath(viewing.conversation),
})

function summarize(
  offer: Offer,
  offers: Offers,
): Omit<OfferSummary, 'hasCopies' | 'isClaiming' | 'check' | 'stillAgreed' | 'change' | 'numbers'> {
  const { id, state, content, pictures, reason, rejected, listing } = offer
  const { type } = content
  const open = findOpenSteps(offer, offers)
  const end = findEnd(offer)
  return {
    id,
    copyKey: crypto.randomUUID(),
    state,
    reason,
    rejectedOn: rejected && formatDay(new Date(rejected.at)),
    changes: rejected === null ? [] : describeMending(rejected, offer),
    hasNews: offer.hasNews,
    changedHome: offer.changes !== null,
    appeal: offer.appeal,
    cover: pictures[0] ?? null,
    type: type === 'sale' || type === 'rent' ? type : null,
    place: wordAddress(formatOfferPlace(content), language),
    price: formatTypedPrice(content),
    path: isVisible(state) && listing !== null ? listingPath(listing) : null,
    left: open.map((step) => stepNames[step]),
    nextPath: offerStepPath(id, open[0] ?? 'preview'),
    until: end && formatDay(end),
    isLate: isLate(offer, new Date()),
  }
}

/** Steps that are not complete. */
function findOpenSteps(offer: Offer, offers: Offers) {
  const problems = offers.findProblems(offer)
  return TEXT_STEPS.filter((step) => STEP_FIELDS[step].some((field) => field in problems))
}

/** Handles the forms of the list; one without a known intent is a 400 and changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = await requirePerson(context, PATHS.myListings)
  const form = await readPostedForm(request)
  const [intent, id] = [form.get('intent'), String(form.get('id') ?? '')]
  const offers = context.get(homesContext).offers
  const limits = await offers.getLimits(uid)
  if (intent === 'create' || intent === 'copy') {
    const copied = intent === 'copy' ? await offers.find(uid, id) : undefined
    if (copied === null) throw createPageError(404)
    const key = String(form.get('key') ?? '')
    const content = copied?.content ?? {}
    const created = await offers.create(uid, content, { copied, key })
    if ('id' in created) return redirect(offerStepPath(created.id, 'place'), 303)
    const problem =
      created.refusal === 'too many'
        ? formatTooMany(limits)
        : formatRefusal(created.refusal, limits)
    return refuse(429, { id: copied?.id, problem })
  }
  if (intent === 'change') {
    const change = await offers.change(uid, id)
    if ('refusal' in change) {
      if ((await offers.find(uid, id)) === null) throw createPageError(404)
      const { refusal } = change
      return refuse(getRefusalStatus(refusal), { id, problem: formatRefusal(refusal, limits) })
    }
    const begun = await offers.find(uid, change.id)
    const isDraft = begun?.state === 'draft'
    return redirect(isDraft ? offerStepPath(change.id, 'place') : homeInListPath(change.id), 303)
  }
  if (!isOwnerAction(intent)) return refuse(400, { problem: formatRefusal('not now', limits) })
  const appeal = intent === 'appeal' ? await parsePostedForm(form, schema) : null
  if (appeal?.errors) return refuse(400, { id, problem: reasonMessages.short })
  const refusal = (await offers.act(uid, id, intent, appeal?.data.reason))?.refusal
  if (refusal === 'not found') throw createPageError(404)
  if (refusal !== undefined)
    return refuse(getRefusalStatus(refusal), { id, problem: formatRefusal(refusal, limits) })
  const next =
    intent === 'revise'
      ? offerStepPath(id, (await offers.find(uid, id))?.rejected?.step ?? 'place')
      : actionConfirmationPath({ action: intent, id })
  return redirect(next, 303)
}

const refuse = (status: number, refused: RefusedAction) => data(refused, { status })

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepOnLostConnection()({ request, serverAction: () => serverAction().catch(stayOnPage) })

/** An open list announces the action itself; its URL does not change. */
function stayOnPage(answer: unknown): { readonly done: ActionConfirmation } {
  const location = answer instanceof Response ? answer.headers.get('Location') : null
  const done = readActionConfirmation(new URL(location ?? '', window.location.origin).searchParams)
  if (done === null) throw answer
  return { done }
}

/** Homes that need their owner come first. */
const RANKS: Readonly<Record<OfferState, number>> = {
  rejected: 1,
  draft: 2,
  expired: 3,
  waiting: 4,
  published: 5,
  paused: 6,
  closed: 7,
  removed: 8,
}
const ORDER = [...OFFER_STATES].sort((one, other) => RANKS[one] - RANKS[other])

/** Why the last action failed, and with which home. */
interface RefusedAction {
  readonly id?: string | undefined
  readonly problem: string
}

/** `/my/listings` (docs/product/homes.md, "My homes"). */
export default function MyListings({ loaderData }: Route.ComponentProps) {
  const { offers, limits, waitHours, createKey, unread, isModerator, viewings, doneBefore } =
    loaderData
  const outcome = useActionData<RefusedAction | ReturnType<typeof stayOnPage>>()
  const isDone = outcome !== undefined && 'done' in outcome
  const refused = isDone ? undefined : outcome
  useConfirmationNotice(isDone ? outcome.done : undefined, offers)
  const groups = ORDER.map((state) => ({
    state,
    offers: offers.filter((offer) => offer.state === state),
  })).filter((group) => group.offers.length > 0)
  const homes = offers.filter(({ changedHome }) => !changedHome)
  const active = homes.filter(({ state }) => ACTIVE_STATES.includes(state)).length
  return (
    <div className="page page-overview">
      <div className="offer-list-head">
        <div>
          <h1>{myListingsTexts.title}</h1>
          <p className="mt-3 max-w-prose text-ink-soft text-lg">{myListingsTexts.lead}</p>
        </div>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="key" value={createKey} />
          <Link to={PATHS.messages} className={quietButton}>
            {formatMessages(unread)}
          </Link>
          {isModerator && (
            <Link to={PATHS.moderation} className={quietButton}>
              {myListingsTexts.moderation}
            </Link>
          )}
          <button type="submit" name="intent" value="create" className={primaryButton}>
            <Icon shapes={plus} />
            {myListingsTexts.add}
          </button>
        </Form>
      </div>
      <UpcomingViewings viewings={viewings} />
      {refused !== undefined && refused.id === undefined && (
        <p role="alert" className="callout mb-6">
          {refused.problem}
        </p>
      )}
      {isNearLimit(active, limits.maxActive) && (
        <p className="callout mb-6">{formatActiveLimit(active, limits)}</p>
      )}
      {isNearLimit(homes.length, limits.maxOffers) && (
        <p className="callout mb-6">{formatOffersLimit(homes.length, limits)}</p>
      )}
      {groups.length === 0 && (
        <div className="empty-state">
          <h2>{myListingsTexts.empty}</h2>
          <p className="text-ink-soft">{myListingsTexts.emptyHint}</p>
        </div>
      )}
      {groups.map((group) => (
        <section key={group.state} aria-labelledby={`homes-${group.state}`} className="offer-group">
          <h2 id={`homes-${group.state}`} className="text-[1.75rem]">
            {groupNames[group.state]}
          </h2>
          <p className="max-w-prose text-ink-soft">
            {formatGroupHint(group.state, limits)}
            {group.state === 'waiting' && waitHours !== null && ` ${formatUsualWait(waitHours)}`}
          </p>
          <ul className="mt-5 grid gap-3">
            {group.offers.map((offer) => (
              <OfferCard
                key={offer.id}
                offer={offer}
                problem={refused?.id === offer.id ? refused.problem : undefined}
                done={
                  doneBefore !== null && isStillTrue(doneBefore, offer)
                    ? doneBefore.action
                    : undefined
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
