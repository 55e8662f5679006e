import { redirect } from 'react-router'
import { ReportPage } from '#app/features/safety/report/report-page.tsx'
import { requireMyConversation } from '#app/routes/messages/require-my-conversation.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { formatConversationTarget } from '#domain/messages/conversation/conversation-target.ts'
import {
  conversationPath,
  openingPath,
  reportConversationPath,
} from '#domain/messages/conversation/links.ts'
import { getCounterpart } from '#domain/messages/conversation/party.ts'
import { createExcerpt } from '#domain/platform/text/excerpt.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import type { ReportKind } from '#domain/safety/report/report.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { messagePictureTexts } from '#texts/messages/message-pictures.ts'
import { conversationReportTexts } from '#texts/safety/conversation-report.ts'
import { lostConnectionTexts } from '#texts/site/lost-connection.ts'
import type { Route } from './+types/report-conversation.ts'
import { sendPostedReport } from './send-posted-report.ts'

export const meta = () => [
  { title: conversationReportTexts.title.person },
  { name: 'robots', content: 'noindex' },
]

/** Of the messages that can be named in a report of a person, the newest. */
const MAX_CHOICES = 20
const MAX_CHOICE_LENGTH = 80

/** @throws 404 for conversations of others, and for the person's own messages */
async function requireReported({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const asked = new URL(request.url).searchParams.get('message')
  const seq = asked === null ? undefined : Number(asked)
  const found = await requireMyConversation(context, params.id, conversationPath(params.id))
  const { person, conversations, conversation } = found
  const messages = await conversations.readMessages(conversation)
  const received = messages.filter(({ isOwn, isAutomatic }) => !isOwn && isAutomatic !== true)
  const message = messages.find((it) => it.seq === seq && !it.isOwn) ?? null
  if (seq !== undefined && message === null) throw createPageError(404)
  const kind: Exclude<ReportKind, 'listing'> = message === null ? 'person' : 'message'
  return { person, conversation, message, received, kind }
}

export async function loader(args: Route.LoaderArgs) {
  const { person, conversation, message, received, kind } = await requireReported(args)
  return {
    id: conversation.id,
    kind,
    received: received
      .slice(-MAX_CHOICES)
      .reverse()
      .map(({ seq, text }) => ({
        seq,
        text: createExcerpt(text || messagePictureTexts.only, MAX_CHOICE_LENGTH),
      })),
    text: message?.text ?? null,
    isConfirmed: person.emailVerified,
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { person, conversation, message, received, kind } = await requireReported(args)
  const { id, party } = conversation
  const reported =
    message === null ? { party: getCounterpart(party), seq: 0 } : { party: null, seq: message.seq }
  const target = formatConversationTarget({ conversation: id, ...reported })
  function findMessage(posted: string): string | null {
    const found = received.find(({ seq }) => String(seq) === posted)
    return found
      ? formatConversationTarget({ conversation: id, party: null, seq: found.seq })
      : null
  }
  const about = kind === 'person' ? { findMessage } : {}
  const result = await sendPostedReport({ request, context, kind, target, person, ...about })
  if ('refused' in result) return result.refused
  return redirect(reportConversationPath(id, message?.seq, { [SENT_PARAM]: result.sent }), 303)
}

export const clientAction = keepOnLostConnection(lostConnectionTexts.notSent)

/** `/messages/:id/report` (docs/product/safety.md, "Reports"). */
export default function ReportConversationPage({ loaderData }: Route.ComponentProps) {
  const { id, kind, text, received, isConfirmed } = loaderData
  return (
    <ReportPage
      kind={kind}
      title={conversationReportTexts.title[kind]}
      lead={conversationReportTexts.lead[kind]}
      about={
        text !== null && (
          <blockquote
            className="mt-3 max-w-prose whitespace-pre-line text-lg"
            lang={guessLanguage(text)}
          >
            {text}
          </blockquote>
        )
      }
      backPath={openingPath(id)}
      back={conversationReportTexts.back}
      received={kind === 'person' ? received : []}
      isSignedIn
      isConfirmed={isConfirmed}
    />
  )
}
