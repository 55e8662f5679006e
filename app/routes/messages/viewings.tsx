import './messages-page.css'
import {
  data,
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useRevalidator,
} from 'react-router'
import { GoneConversation } from '#app/features/messages/conversation/gone-conversation.tsx'
import { useFollowConversation } from '#app/features/messages/conversation/live/use-follow-conversation.ts'
import { nameCounterpart, nameHome } from '#app/features/messages/conversation/name-counterpart.ts'
import {
  OfferViewingForm,
  type OfferViewingOutcome,
  STAY_PARAM,
} from '#app/features/messages/viewing/offer-viewing-form.tsx'
import { ViewingConfirmationLine } from '#app/features/messages/viewing/viewing-confirmation.tsx'
import { ViewingList } from '#app/features/messages/viewing/viewing-list.tsx'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, readPostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import type { Reader } from '#domain/messages/conversation/my-conversation.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import { isObstacle, type Obstacle } from '#domain/messages/conversation/permission.ts'
import { viewingConfirmationPath } from '#domain/messages/viewing/confirmation.ts'
import { VIEWING_LIMITS, type ViewingLimits } from '#domain/messages/viewing/limits.ts'
import {
  VIEWINGS_ANCHOR,
  viewingsInConversationPath,
  viewingsPath,
} from '#domain/messages/viewing/links.ts'
import { isViewingAction } from '#domain/messages/viewing/state.ts'
import { viewingSchema } from '#domain/messages/viewing/viewing-schema.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { messagesContext } from '#server/messages/open.ts'
import { formatObstacle } from '#texts/messages/messages.ts'
import {
  formatMoveRefusal,
  formatOfferRefusal,
  viewingMessages,
  viewingTexts,
} from '#texts/messages/viewing.ts'
import { lostConnectionTexts } from '#texts/site/lost-connection.ts'
import type { Route } from './+types/viewings.ts'
import { requireMyConversation } from './require-my-conversation.ts'
import { wordPlace } from './word-places.ts'

const schema = viewingSchema(viewingMessages)

export const meta = () => [{ title: viewingTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { uid, conversation } = await requireMyConversation(context, id, viewingsPath(id))
  const now = Date.now()
  const [viewings, done] = await Promise.all([
    context.get(messagesContext).viewings.list(uid, id),
    context.get(messagesContext).viewings.findDone(id, request),
  ])
  return {
    conversation,
    viewings: { ...viewings, viewings: viewings.viewings.map(wordPlace) },
    done,
    firstDay: toKyivDay(new Date(now)),
    lastDay: toKyivDay(new Date(now + VIEWING_LIMITS.daysAhead * DAY_MS)),
  }
}

/** Offers a time or acts on one; any other form is a 400 and changes nothing. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { uid, conversation } = await requireMyConversation(context, id, viewingsPath(id))
  const posted = await readPostedForm(request)
  const viewings = context.get(messagesContext).viewings
  const [intent, viewing] = [posted.get('intent'), posted.get('viewing')]
  if (isViewingAction(intent)) {
    const known = typeof viewing === 'string' && isUuid(viewing) ? viewing : ''
    const tellsExactPlace = posted.get('place') === 'exact'
    const refused = await viewings.act(uid, id, known, intent, tellsExactPlace)
    if (refused === null)
      return redirect(viewingConfirmationPath(id, { action: intent, id: known }), 303)
    const problem = explain(refused.refusal, formatMoveRefusal, conversation)
    return data<OfferViewingOutcome>({ problem }, { status: getRefusalStatus(refused.refusal) })
  }
  const parsed = await parsePostedForm(posted, schema)
  if (parsed.errors) return refuseForm(400, parsed)
  const refused = await viewings.offer(uid, id, parsed.data)
  if (refused === null && posted.has(STAY_PARAM))
    return data<OfferViewingOutcome>({ offered: true })
  if (refused === null) return redirect(`${viewingsPath(id)}#${VIEWINGS_ANCHOR}`, 303)
  const problem = explain(refused.refusal, formatOfferRefusal, conversation)
  return refuseForm(getRefusalStatus(refused.refusal), parsed, problem)
}

function explain<Reason extends string>(
  refusal: Reason | Obstacle,
  format: (reason: Reason, limits: ViewingLimits, party: Party) => string,
  reader: Reader,
): string {
  if (isObstacle(refusal)) return formatObstacle(refusal, reader)
  return format(refusal as Reason, VIEWING_LIMITS, reader.party)
}

export const clientAction = keepOnLostConnection(lostConnectionTexts.notSent)

/** Also after a refusal, because then the page was not up to date; 503 is a lost connection. */
export const shouldRevalidate = ({
  actionStatus = 0,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (actionStatus >= 400 && actionStatus !== 503) || defaultShouldRevalidate

export const ErrorBoundary = GoneConversation

/** `/messages/:id/viewings` (docs/product/messages.md, "Viewings"). */
export default function Viewings({ loaderData }: Route.ComponentProps) {
  const { conversation, viewings, firstDay, lastDay, done } = loaderData
  const { id, party } = conversation
  const { mayOffer, isPlaceWithheld, viewings: list } = viewings
  const outcome = useActionData<OfferViewingOutcome>()
  useFollowConversation(conversation, useRevalidator().revalidate)
  return (
    <div className="page page-detail">
      <div className="page-column messages-page">
        <Link to={viewingsInConversationPath(id)} className="text-link touch-link">
          {viewingTexts.back}
        </Link>
        <header>
          <h1>{viewingTexts.title}</h1>
          <p className="mt-2 text-ink-soft">
            {nameHome(conversation)} · {nameCounterpart(conversation)}
          </p>
        </header>
        {outcome?.form === undefined && outcome?.problem !== undefined && (
          <p className="callout" role="alert">
            {outcome.problem}
          </p>
        )}
        <p>{party === 'owner' ? viewingTexts.lead : viewingTexts.seekerLead}</p>
        {mayOffer && (
          <div className="panel">
            <OfferViewingForm
              party={party}
              isPlaceWithheld={isPlaceWithheld}
              firstDay={firstDay}
              lastDay={lastDay}
              outcome={outcome}
            />
          </div>
        )}
        <section
          id={VIEWINGS_ANCHOR}
          className="viewing-panel"
          aria-label={viewingTexts.title}
          tabIndex={-1}
        >
          <ViewingConfirmationLine done={done} />
          {list.length === 0 ? (
            <p className="text-ink-soft">{viewingTexts.none}</p>
          ) : (
            <ViewingList id={id} viewings={list} />
          )}
          <p className="text-ink-soft text-sm">{viewingTexts.zone}</p>
        </section>
      </div>
    </div>
  )
}
