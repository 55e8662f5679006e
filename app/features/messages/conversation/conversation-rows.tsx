import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { formatAutomaticEvent } from '#texts/messages/automatic-event.ts'
import './conversation-rows.css'
import { Link } from 'react-router'
import { Picture } from '#app/ui/picture/picture.tsx'
import { conversationPath } from '#domain/messages/conversation/links.ts'
import type { MyConversation, MyMessage } from '#domain/messages/conversation/my-conversation.ts'
import { formatKyivTime, toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { messagePictureTexts } from '#texts/messages/message-pictures.ts'
import { formatUnread, messagesTexts, typeLabels } from '#texts/messages/messages.ts'
import { HomePrice } from './home-price.tsx'
import { nameCounterpart, nameHome } from './name-counterpart.ts'

interface ConversationRowsProps {
  readonly conversations: readonly MyConversation[]
  /** The id of the open conversation. */
  readonly open?: string
}

/** Conversations, each with the picture and price of its home, so that homes of one street can be told apart. */
export const ConversationRows = ({ conversations, open }: ConversationRowsProps) => (
  <ul className="wrap-anywhere grid grid-cols-1 gap-1">
    {conversations.map((conversation) => (
      <Row key={conversation.id} conversation={conversation} isOpen={conversation.id === open} />
    ))}
  </ul>
)

interface RowProps {
  readonly conversation: MyConversation
  readonly isOpen: boolean
}

function Row({ conversation, isOpen }: RowProps) {
  const { id, home, unread, lastMessage } = conversation
  return (
    <li className="conversation-row" data-unread={unread > 0 || undefined}>
      <div className="conversation-picture">
        {home.picture !== null && (
          <Picture src={home.picture} alt="" sizes="4rem" className="picture-fill" />
        )}
      </div>
      <div>
        <h2 className="conversation-name">
          <Link to={`${conversationPath(id)}#write`} aria-current={isOpen ? 'page' : undefined}>
            {nameHome(conversation)}
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">
          {nameCounterpart(conversation)} · {typeLabels[home.type]}
          {home.price !== '' && (
            <>
              {' · '}
              <HomePrice home={home} />
            </>
          )}
        </p>
        {lastMessage !== null && <LastMessage message={lastMessage} />}
      </div>
      {unread > 0 && !isOpen && <p className="conversation-unread">{formatUnread(unread)}</p>}
    </li>
  )
}

function readMessage({ text, event, isRemoved }: MyMessage): string {
  if (event) return formatAutomaticEvent(event)
  if (isRemoved) return messagesTexts.removed
  return text === '' ? messagePictureTexts.only : (text ?? messagesTexts.erased)
}

function LastMessage({ message }: { readonly message: MyMessage }) {
  const at = new Date(message.sentAt)
  const [day, today] = [toKyivDay(at), toKyivDay(new Date())]
  return (
    <p className="conversation-last">
      <time dateTime={message.sentAt} suppressHydrationWarning>
        {day === today ? formatKyivTime(at) : formatLongDate(day)}
      </time>
      {' · '}
      {message.isOwn && !message.isAutomatic && `${messagesTexts.you}: `}
      <bdi lang={guessLanguage((!message.event && message.text) || '')}>{readMessage(message)}</bdi>
    </p>
  )
}
