import { redirect } from 'react-router'
import type { SimilarPair } from '#app/features/moderation/claim/similar-pictures.tsx'
import { parsePostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { isVisible } from '#domain/homes/offer/lifecycle/state.ts'
import { readRevision } from '#domain/homes/offer/revision.ts'
import { decisionConfirmationPath } from '#domain/moderation/confirmation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { CLAIM_DECISIONS, type ClaimOutcome } from '#domain/safety/claim-outcome.ts'
import type { ComparedHome } from '#server/moderation/claim/present-claim.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { formatDay, formatLongDate } from '#texts/format/date.ts'
import { banReasonMessages } from '#texts/moderation/bans.ts'
import { moderationTexts, recusalTexts } from '#texts/moderation/moderation.ts'
import type { PostedDecision } from './home.ts'
import { presentPicture } from './present-picture.ts'
import { wordPresented } from './word-presented.ts'

const formatKnownDay = (day: Date | null) => (day === null ? null : formatDay(day))

/** Facts that help decide whose home it is; dates such as "November 23, 2026". */
const presentFacts = ({ begunAt, approvedAt, verifiedUntil, accountSince }: ComparedHome) => ({
  begun: formatDay(begunAt),
  approved: formatKnownDay(approvedAt),
  verifiedUntil: verifiedUntil === null ? null : formatLongDate(verifiedUntil),
  accountSince: formatKnownDay(accountSince),
})

/** `null` unless such a claim is waiting. */
export async function getClaimData(context: PostedDecision['context'], id: string, uid: string) {
  const claim = await context.get(moderationContext).claims.find(id, uid)
  if (claim === null) return null
  const { original, copy, queued, alike, isTextAlike, words, createdAt } = claim
  return {
    kind: 'claim' as const,
    claim: {
      words,
      isTextAlike,
      claimedOn: formatDay(createdAt),
      facts: { original: presentFacts(original), copy: presentFacts(copy) },
      alike: alike.map(
        (pair): SimilarPair => ({
          original: presentPicture(pair.original),
          copy: presentPicture(pair.copy),
        }),
      ),
    },
    claimed: {
      revision: queued.offer.revision,
      flags: queued.flags,
      recusal: queued.recusal,
      isShown: isVisible(queued.offer.state),
    },
    homes: { original: wordPresented(original.home), copy: wordPresented(copy.home) },
  }
}

const schema = reasonSchema(banReasonMessages)

const { gone, changed } = moderationTexts
const REFUSALS = { gone, changed, ...recusalTexts } as const

export async function decideClaim(
  { context, posted, id, uid }: PostedDecision,
  outcome: ClaimOutcome,
) {
  const { values, errors, data: valid } = await parsePostedForm(posted, schema)
  const refuse = (status: number, problem: string) =>
    refuseForm(status, { values: { ...values, step: '' } }, problem)
  if (errors) return refuse(400, errors.reason ?? banReasonMessages.short)
  const revision = readRevision(posted.get('revision'))
  if (revision === null) return refuse(400, moderationTexts.gone)
  const decision = { id, uid, revision, outcome, reason: valid.reason }
  const refused = await context.get(moderationContext).claims.decide(decision)
  if (refused) return refuse(409, REFUSALS[refused.refusal])
  const next = await context.get(moderationContext).cases.findNext(uid, id)
  const decided = { decision: CLAIM_DECISIONS[outcome], kind: 'offer' } as const
  return redirect(decisionConfirmationPath(decided, next), 303)
}
