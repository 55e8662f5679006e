import '#app/features/messages/messages-page.css'
import './conversation-page.css'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { dangerButton, quietButton } from '#app/ui/button.ts'
import { formatObstacle, messagesTexts } from '#content/texts/messages/messages.ts'
import { viewingTexts } from '#content/texts/messages/viewing.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { reportConversationPath } from '#domain/messages/conversation/links.ts'
import type { MyConversation } from '#domain/messages/conversation/my-conversation.ts'
import {
  type ConversationAction,
  findObstacle,
  mayAct,
} from '#domain/messages/conversation/permission.ts'
import { VIEWINGS_ANCHOR } from '#domain/messages/viewing/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { nameCounterpart, nameHome } from './name-counterpart.ts'

interface ConversationPageProps {
  readonly conversation: MyConversation
  readonly messages: ReactNode
  /** Whether viewing times are offered or agreed. */
  readonly hasTimes: boolean
  readonly viewings: ReactNode
  /** The message form, if the person may write. */
  readonly form: ReactNode
}

/** docs/product/messages.md, "Messages". */
export function ConversationPage(props: ConversationPageProps) {
  const { conversation, messages, hasTimes, viewings, form } = props
  const { home, standing } = conversation
  const obstacle = findObstacle(standing)
  return (
    <div className="page page-detail">
      <div className="page-column messages-page">
        <Link to={PATHS.messages} className="text-link touch-link">
          {messagesTexts.all}
        </Link>
        <header>
          <h1>{nameHome(conversation)}</h1>
          <p className="mt-2 text-ink-soft">
            {nameCounterpart(conversation)}
            {' · '}
            {home.isShown ? (
              <Link to={listingPath(home)} className="text-link touch-link">
                {messagesTexts.home}
              </Link>
            ) : (
              messagesTexts.homeEnded
            )}
          </p>
        </header>
        <section className="panel" aria-label={messagesTexts.title}>
          {messages}
        </section>
        <div id="write" className="conversation-write">
          {hasTimes && (
            <a href={`#${VIEWINGS_ANCHOR}`} className="text-link touch-link">
              {viewingTexts.toTimes}
            </a>
          )}
          {obstacle === null ? (
            form
          ) : (
            <p className="callout">{formatObstacle(obstacle, conversation)}</p>
          )}
        </div>
        {/* After the field, so that the field stays in view together with the last messages. */}
        {viewings}
        <p className="text-ink-soft text-sm">{messagesTexts.safety}</p>
        <LeaveOrBlock conversation={conversation} />
      </div>
    </div>
  )
}

/** Ways to end the conversation. */
function LeaveOrBlock({
  conversation: { id, party, standing },
}: Pick<ConversationPageProps, 'conversation'>) {
  const button = (intent: ConversationAction, label: string, hint: string, className: string) =>
    mayAct(intent, party, standing) && (
      <Form method="post" preventScrollReset className="conversation-end">
        <button type="submit" name="intent" value={intent} className={className}>
          {label}
        </button>
        <p className="text-ink-soft text-sm">{hint}</p>
      </Form>
    )
  const { block, blockHint, unblock, unblockHint, leave, leaveHint, more } = messagesTexts
  return (
    <details className="conversation-ends">
      <summary>{more}</summary>
      {button('unblock', unblock, unblockHint, quietButton)}
      {button('block', block, blockHint, dangerButton)}
      {button('leave', leave, leaveHint, quietButton)}
      {!standing.isOtherErased && (
        <Link to={reportConversationPath(id)} className="text-link touch-link mt-3">
          {messagesTexts.reportPerson}
        </Link>
      )}
    </details>
  )
}
