import { data, redirect } from 'react-router'
import type { RefusedDecision } from '#app/features/moderation/refused-decision.ts'
import { parsePostedForm } from '#app/routes/shell/posted-form.ts'
import { decisionConfirmationPath } from '#domain/moderation/confirmation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { isBanDecision } from '#domain/safety/ban.ts'
import { safetyContext } from '#server/safety/open.ts'
import { banReasonMessages, banRecusalTexts, banTexts } from '#texts/moderation/bans.ts'
import type { PostedDecision } from './home.ts'

const schema = reasonSchema(banReasonMessages)

const REFUSALS = { gone: banTexts.gone, answered: banTexts.answered, ...banRecusalTexts } as const

/** @returns `null` if the form decides no ban */
export async function decideBan({ context, posted, uid }: Omit<PostedDecision, 'id'>) {
  const [decision, id] = [posted.get('intent'), String(posted.get('id') ?? '')]
  if (!isBanDecision(decision)) return null
  const { values, errors, data: valid } = await parsePostedForm(posted, schema)
  const refuse = (status: number, problem: string) =>
    data<RefusedDecision>({ problem, id, reason: values.reason }, { status })
  if (errors) return refuse(400, errors.reason ?? banReasonMessages.short)
  const { reason } = valid
  if (!isUuid(id)) return refuse(409, banTexts.gone)
  const refused = await context.get(safetyContext).bans.decide({ id, decision, reason, uid })
  if (refused === null) return redirect(decisionConfirmationPath({ decision, kind: 'person' }), 303)
  return refuse(409, REFUSALS[refused.refusal])
}
