import { data, redirect } from 'react-router'
import type { DecisionOutcome } from '#app/features/moderation/decision-form.tsx'
import { parsePostedForm } from '#app/routes/shell/posted-form.ts'
import { decisionConfirmationPath } from '#domain/moderation/confirmation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import type { CheckDecision } from '#domain/safety/logged-decision.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { moderationTexts, reasonMessages, recusalTexts } from '#texts/moderation/moderation.ts'
import type { PostedDecision } from './home.ts'

const schema = reasonSchema(reasonMessages)

const REFUSALS = { gone: moderationTexts.gone, own: recusalTexts.own } as const

export async function decideCheck(
  { context, posted, id, uid }: PostedDecision,
  intent: CheckDecision,
) {
  const { values, errors, data: valid } = await parsePostedForm(posted, schema)
  const refuse = (status: number, problem: string) =>
    data<DecisionOutcome>(
      {
        form: { values: { reason: '', step: '' }, errors: {} },
        check: { problem, reason: values.reason },
      },
      { status },
    )
  if (intent === 'reject-check' && errors) return refuse(400, reasonMessages.short)
  const reason = intent === 'reject-check' ? (valid?.reason ?? '') : null
  const code = String(posted.get('code') ?? '')
  const refused = await context.get(moderationContext).checks.decide({ id, uid, reason, code })
  if (refused) return refuse(409, REFUSALS[refused.refusal])
  const next = await context.get(moderationContext).cases.findNext(uid, id)
  return redirect(decisionConfirmationPath({ decision: intent, kind: 'offer' }, next), 303)
}
