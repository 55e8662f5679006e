import { data, type RouterContextProvider, redirect } from 'react-router'
import { parsePostedForm } from '#app/routes/posted-form.ts'
import { banReasonMessages } from '#content/texts/moderation/bans.ts'
import { moderationTexts } from '#content/texts/moderation/moderation.ts'
import { isBanDecision } from '#domain/moderation/ban.ts'
import { decidedPath } from '#domain/moderation/done.ts'
import { reasonSchema } from '#domain/moderation/reason.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { bansContext } from '#server/loader/context.ts'

const schema = reasonSchema(banReasonMessages)

interface PostedBanDecision {
  readonly context: Pick<Readonly<RouterContextProvider>, 'get'>
  readonly posted: FormData
  /** Of the moderator. */
  readonly uid: string
}

/** @returns `null` where the form decides about no ban */
export async function decideBan({ context, posted, uid }: PostedBanDecision) {
  const [decision, id] = [posted.get('intent'), String(posted.get('id') ?? '')]
  if (!isBanDecision(decision)) return null
  const { errors, data: valid } = await parsePostedForm(posted, schema)
  if (errors) return data({ problem: errors.reason ?? banReasonMessages.short }, { status: 400 })
  const { reason } = valid
  const isDone =
    isUuid(id) && (await context.get(bansContext).decide({ id, decision, reason, uid }))
  return isDone
    ? redirect(decidedPath({ decision, kind: 'person' }), 303)
    : data({ problem: moderationTexts.gone as string }, { status: 409 })
}
