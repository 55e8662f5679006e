import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { formatAutomaticEvent } from '#texts/messages/automatic-event.ts'
import '#app/features/messages/conversation/message-list.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messagePicturePath, OPENING_ANCHOR } from '#domain/messages/conversation/links.ts'
import type { MyMessage } from '#domain/messages/conversation/my-conversation.ts'
import { findReadMessage, type ReadReceipt } from '#domain/messages/conversation/read-receipt.ts'
import { formatKyivTime, toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { formatRemoval } from '#texts/messages/findings.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
import { readLabel } from '#texts/messages/read-receipts.ts'
import './message-pictures.css'
import { formatPictureOf } from '#texts/messages/message-pictures.ts'

interface MessageListProps {
  /** Id of the conversation. */
  readonly id: string
  readonly messages: readonly MyMessage[]
  /** Name for the other person. */
  readonly other: string
  /** The number of the message that links lead to. */
  readonly openingSeq?: number | undefined
  /** Where to report a message of the other person. */
  readonly getReportPath?: (seq: number) => string
  readonly readByOther?: ReadReceipt | null
  /** Entries after the messages. */
  readonly outgoing?: ReactNode
}

const getDay = ({ sentAt }: MyMessage) => toKyivDay(new Date(sentAt))

export function MessageList(props: MessageListProps) {
  const { id, messages, other, openingSeq, getReportPath, readByOther = null, outgoing } = props
  const readSeq = findReadMessage(messages, readByOther)
  return (
    <ol className="grid grid-cols-1 gap-2">
      {messages.map((message, index) => {
        const day = getDay(message)
        const before = messages[index - 1]
        return (
          <li
            key={message.seq}
            id={message.seq === openingSeq ? OPENING_ANCHOR : undefined}
            className="message-entry"
            data-own={message.isOwn || undefined}
          >
            {(before === undefined || getDay(before) !== day) && (
              <p className="mt-3 mb-2 justify-self-center text-(length:--text-sm) text-ink-soft">
                {formatLongDate(day)}
              </p>
            )}
            {message.isAutomatic ? (
              <AutomaticMessage message={message} other={other} />
            ) : (
              <Bubble
                id={id}
                message={message}
                other={other}
                reportPath={getReportPath?.(message.seq)}
              />
            )}
            {readByOther && message.seq === readSeq && (
              <p className="mt-0.5 px-3.5 text-(length:--text-xs) text-ink-soft">
                {formatRead(readByOther, day)}
              </p>
            )}
          </li>
        )
      })}
      {outgoing}
    </ol>
  )
}

/** @param day of the message */
function formatRead({ readAt }: ReadReceipt, day: string): string {
  const at = new Date(readAt)
  const readOn = toKyivDay(at)
  return readLabel(
    readOn === day ? formatKyivTime(at) : `${formatLongDate(readOn)}, ${formatKyivTime(at)}`,
  )
}

/** What the site says of what one of the two did. */
const AutomaticMessage = ({ message, other }: Pick<BubbleProps, 'message' | 'other'>) => (
  <div className="message-automatic">
    <p className="message-text">
      {message.event ? formatAutomaticEvent(message.event) : (message.text ?? messagesTexts.erased)}
    </p>
    <p>
      {message.isOwn ? messagesTexts.you : other}
      {' · '}
      <time dateTime={message.sentAt}>{formatKyivTime(new Date(message.sentAt))}</time>
    </p>
  </div>
)

interface BubbleProps {
  readonly id: string
  readonly message: MyMessage
  readonly other: string
  readonly reportPath: string | undefined
}

function sayWhyGone({ isRemoved, removedFor }: MyMessage): string {
  if (removedFor !== undefined) return formatRemoval(removedFor)
  return isRemoved ? messagesTexts.removed : messagesTexts.erased
}

function Bubble({ id, message, other, reportPath }: BubbleProps) {
  const { isOwn, text, isRemoved, isRedacted, sentAt } = message
  return (
    <div className="message-bubble">
      <span className="sr-only">{isOwn ? messagesTexts.you : other}: </span>
      {text === null || isRemoved ? (
        <p className="text-ink-soft italic">{sayWhyGone(message)}</p>
      ) : (
        text !== '' && (
          <p className="message-text" dir="auto" lang={guessLanguage(text)}>
            {text}
          </p>
        )
      )}
      <PicturesOfMessage id={id} message={message} sender={isOwn ? messagesTexts.you : other} />
      {isRedacted && (
        <p className="mt-1 text-(length:--text-sm) text-ink-soft">
          {isOwn ? messagesTexts.redactedOwn : messagesTexts.redactedOther}
        </p>
      )}
      <p className="message-time">
        {!isOwn && text !== null && reportPath !== undefined && (
          <Link
            to={reportPath}
            className="relative inline-flex min-h-6 items-center underline underline-offset-[0.2em] pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            {messagesTexts.report}
          </Link>
        )}
        <time dateTime={sentAt}>{formatKyivTime(new Date(sentAt))}</time>
      </p>
    </div>
  )
}

interface PicturesOfMessageProps {
  /** Id of the conversation. */
  readonly id: string
  readonly message: Pick<MyMessage, 'seq' | 'pictures'>
  /** For example "The owner". */
  readonly sender: string
}

/** The pictures of a message, each of which opens at full size. */
function PicturesOfMessage({ id, message, sender }: PicturesOfMessageProps) {
  const { seq, pictures } = message
  if (pictures.length === 0) return null
  return (
    <ul className="message-pictures" data-count={pictures.length}>
      {pictures.map(({ width, height }, at) => {
        const path = messagePicturePath(id, seq, at + 1)
        return (
          <li key={path}>
            <a href={path}>
              <img
                src={path}
                alt={formatPictureOf(at + 1, pictures.length, sender)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
