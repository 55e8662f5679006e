import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { describeChanges, describeMending } from '#app/features/homes/describe-changes.ts'
import type { DecisionOutcome } from '#app/features/moderation/decision-form.tsx'
import { parsePostedForm } from '#app/routes/shell/posted-form.ts'
import { isOfferStep } from '#domain/homes/offer/content.ts'
import { isDecision, isVisible } from '#domain/homes/offer/lifecycle/state.ts'
import { checkPicturePath } from '#domain/homes/offer/links.ts'
import { readRevision } from '#domain/homes/offer/revision.ts'
import { decisionConfirmationPath } from '#domain/moderation/confirmation.ts'
import { rejectionSchema } from '#domain/moderation/reason-schema.ts'
import { DEFAULT_LANGUAGE } from '#domain/platform/language.ts'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { pageContext } from '#server/main/page-context.ts'
import type { QueuedHome } from '#server/moderation/desk/queued-homes.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import { formatDay } from '#texts/format/date.ts'
import {
  formatDecidedMeanwhile,
  moderationTexts,
  reasonMessages,
  recusalTexts,
} from '#texts/moderation/moderation.ts'
import type * as ReadyReasons from '#texts/moderation/ready-reasons.ts'
import { getBackground, getEvidence, getPlace } from './evidence.ts'
import { wordPresented } from './word-presented.ts'

const readyReasons = await loadTexts<typeof ReadyReasons>('moderation/ready-reasons.ts')

/** A form posted by a moderator. */
export interface PostedDecision {
  readonly context: Pick<Readonly<RouterContextProvider>, 'get'>
  readonly posted: FormData
  /** Id of the home or the claim. */
  readonly id: string
  /** Uid of the moderator. */
  readonly uid: string
}

/** `null` unless such a home, or a check of its owner, is waiting. */
export async function getHomeData(context: PostedDecision['context'], id: string, uid: string) {
  const { desk, checks } = context.get(moderationContext)
  const [queued, checked] = await Promise.all([desk.find(id, uid), checks.findToDecide(id, uid)])
  const found = queued ?? checked
  if (found === null) return null
  const [evidence, background] = await Promise.all([
    queued && getEvidence(desk, queued),
    getBackground(desk, id),
  ])
  const { tiles } = context.get(pageContext)
  return {
    kind: 'home' as const,
    isShown: isVisible(found.offer.state),
    isChange: found.offer.changes !== null,
    home: wordPresented(found.home),
    evidence,
    background,
    // What the owner reads is in the owner's language, the names of the buttons in the moderator's.
    reasons: readyReasons[background?.language ?? DEFAULT_LANGUAGE].readyReasonTexts,
    place: { ...getPlace(found.offer.content), tiles },
    queued: queued && presentQueued(queued),
    check: checked && {
      code: checked.code,
      isOwn: checked.isOwn,
      picturePath: checkPicturePath(id),
    },
  }
}

function presentQueued({ offer, flags, recusal, ...found }: QueuedHome) {
  const { approvedContent, content, appeal, reason, rejected } = offer
  const changes = approvedContent === null ? [] : describeChanges(approvedContent, content)
  const rejection =
    reason === null
      ? null
      : {
          reason,
          on: rejected && formatDay(new Date(rejected.at)),
          changes: rejected && describeMending(rejected, offer),
        }
  const reports = found.reports.map(({ id, reason, words, createdAt }) => ({
    id,
    reason,
    words,
    on: formatDay(createdAt),
  }))
  return { revision: offer.revision, flags, recusal, reports, changes, appeal, rejection }
}

const schema = rejectionSchema(reasonMessages)

/** A form without a known decision is a 400. */
export async function decideHome({ context, posted, id, uid }: PostedDecision) {
  const [decision, revision] = [posted.get('intent'), readRevision(posted.get('revision'))]
  const { values, errors, data: valid } = await parsePostedForm(posted, schema)
  const refuse = (status: number, outcome: Partial<DecisionOutcome>) =>
    data<DecisionOutcome>({ form: { values, errors: {} }, ...outcome }, { status })
  if (!isDecision(decision) || revision === null)
    return refuse(400, { problem: moderationTexts.gone })
  const isRejected = decision === 'reject'
  if (isRejected && errors) return refuse(400, { form: { values, errors } })
  const refused = await context.get(moderationContext).desk.decide({
    id,
    revision,
    decision,
    uid,
    ...(isRejected &&
      valid && { reason: valid.reason, step: isOfferStep(valid.step) ? valid.step : null }),
  })
  if (refused) return refuse(409, { problem: await findRefusal({ context, id, uid }) })
  const next = await context.get(moderationContext).cases.findNext(uid, id)
  return redirect(decisionConfirmationPath({ decision, kind: 'offer' }, next), 303)
}

/** Set by an action whose decision was refused: its page is shown even though there is nothing left to decide. */
export const refusedContext = createContext(false)

/** An older decision cannot have come in between. */
const RECENT_MS = HOUR_MS

/** Why a decision about a home was refused. */
async function findRefusal({ context, id, uid }: Omit<PostedDecision, 'posted'>): Promise<string> {
  const { desk } = context.get(moderationContext)
  const queued = await desk.find(id, uid)
  if (queued !== null)
    return queued.recusal === null ? moderationTexts.changed : recusalTexts[queued.recusal]
  const last = await desk.findLast(id)
  const agoMs = Date.now() - (last?.decidedAt.getTime() ?? 0)
  if (last === null || agoMs > RECENT_MS) return moderationTexts.gone
  const isOwn = last.moderator === hashSecret(uid)
  return formatDecidedMeanwhile(last, { isOwn, minutes: Math.ceil(agoMs / 60_000) })
}
