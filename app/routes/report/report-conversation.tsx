import '#app/ui/touch-link.css'
import { data, Link, redirect, useActionData, useLocation } from 'react-router'
import { ReportForm, type ReportResult } from '#app/features/report/report-form.tsx'
import { parsePostedForm } from '#app/routes/posted-form.ts'
import { primaryButton } from '#app/ui/button.ts'
import { conversationReportTexts } from '#content/texts/report/conversation-report.ts'
import { reportMessages, reportTexts } from '#content/texts/report/report.ts'
import { conversationPath, reportConversationPath } from '#domain/conversation/links.ts'
import { getOther } from '#domain/conversation/party.ts'
import { toReportedTarget } from '#domain/conversation/reported.ts'
import { isReportReason, type ReportReason } from '#domain/moderation/report.ts'
import { reportSchema } from '#domain/report/report-schema.ts'
import { withParameters } from '#domain/site/links.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { conversationsContext, reportsContext } from '#server/loader/context.ts'
import { requirePerson } from '#server/loader/require-person.ts'
import type { Route } from './+types/report-conversation.ts'

/** Set by the redirect after a report, so that a reload does not send it again. */
const SENT_PARAM = 'sent'

export const meta = () => [
  { title: conversationReportTexts.title.person },
  { name: 'robots', content: 'noindex' },
]

/** @throws 404 for what this person is not in, and for messages of their own */
async function requireReported({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const { id } = params
  const asked = new URL(request.url).searchParams.get('message')
  const seq = asked === null ? undefined : Number(asked)
  const person = await requirePerson(context, conversationPath(id))
  const conversations = context.get(conversationsContext)
  const conversation = isUuid(id) ? await conversations.find(person.uid, id) : null
  if (conversation === null) throw data(null, { status: 404 })
  const messages = seq === undefined ? [] : await conversations.readMessages(conversation)
  const message = messages.find((it) => it.seq === seq && !it.isOwn) ?? null
  if (seq !== undefined && message === null) throw data(null, { status: 404 })
  return { person, conversation, message }
}

export async function loader(args: Route.LoaderArgs) {
  const { person, conversation, message } = await requireReported(args)
  return {
    id: conversation.id,
    kind: message === null ? ('person' as const) : ('message' as const),
    text: message?.text ?? null,
    isConfirmed: person.emailVerified,
  }
}

export async function action(args: Route.ActionArgs) {
  const { person, conversation, message } = await requireReported(args)
  const kind = message === null ? 'person' : 'message'
  const posted = await parsePostedForm(args.request, reportSchema(kind, reportMessages))
  const { values, errors, data: report } = posted
  const reject = (status: number, result: Partial<ReportResult>) =>
    data<ReportResult>({ form: { values, errors: {} }, ...result }, { status })
  if (errors) return reject(400, { form: { values, errors } })
  const { reason, words } = report
  const { id, party } = conversation
  const seq = message?.seq ?? 0
  const target = { conversation: id, party: message === null ? getOther(party) : null, seq }
  const wantsAnswer = person.emailVerified && report.answer === 'mail'
  const refusal = await args.context.get(reportsContext).send({
    ...{ kind, target: toReportedTarget(target), words, wantsAnswer, reporter: person.uid },
    reason: isReportReason(kind, reason) ? reason : ('other' satisfies ReportReason),
  })
  if (refusal === 'too fast') return reject(429, { problem: reportTexts.tooMany })
  if (refusal === 'full') return reject(409, { problem: reportTexts.full })
  const path = reportConversationPath(id, message?.seq)
  const query = new URL(path, args.request.url).searchParams
  query.set(SENT_PARAM, wantsAnswer ? 'mail' : '')
  throw redirect(withParameters(path.replace(/\?.*/, ''), [...query]), 303)
}

/** `/messages/:id/report` (docs/product.md, "Reports"). */
export default function ReportConversationPage({ loaderData }: Route.ComponentProps) {
  const { id, kind, text, isConfirmed } = loaderData
  const sent = new URLSearchParams(useLocation().search).get(SENT_PARAM)
  const rejected = useActionData<ReportResult>()
  const isSent = sent !== null
  return (
    <div className="page py-10 md:py-14">
      <Link to={conversationPath(id)} className="text-link touch-link mb-4">
        {conversationReportTexts.back}
      </Link>
      <h1>{isSent ? reportTexts.doneHeading : conversationReportTexts.title[kind]}</h1>
      {text !== null && (
        <blockquote className="mt-3 max-w-prose whitespace-pre-line text-lg">{text}</blockquote>
      )}
      {isSent ? (
        <>
          <p role="status" className="mt-3 mb-6 max-w-prose">
            {sent === 'mail' ? reportTexts.doneMail : reportTexts.done}
          </p>
          <Link to={conversationPath(id)} className={primaryButton}>
            {conversationReportTexts.back}
          </Link>
        </>
      ) : (
        <>
          <p className="mt-3 max-w-prose">{conversationReportTexts.lead[kind]}</p>
          <ReportForm kind={kind} isSignedIn isConfirmed={isConfirmed} rejected={rejected} />
        </>
      )}
    </div>
  )
}
