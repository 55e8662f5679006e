import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import './live-messages.css'
import { type RefObject, useState } from 'react'
import { MessageList } from '#app/features/messages/conversation/message/message-list.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { reportConversationPath } from '#domain/messages/conversation/links.ts'
import { findOpeningMessage } from '#domain/messages/conversation/message/opening-message.ts'
import {
  type OutgoingMessage,
  withoutSending,
} from '#domain/messages/conversation/message/outgoing.ts'
import { getLastSeq, type MyMessage } from '#domain/messages/conversation/my-conversation.ts'
import type { ReadReceipt } from '#domain/messages/conversation/read-receipt.ts'
import { messagePictureTexts } from '#texts/messages/message-pictures.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import '#app/features/messages/conversation/message-list.css'

interface LiveMessagesProps {
  /** Id of the conversation. */
  readonly id: string
  readonly messages: readonly MyMessage[]
  /** How many messages were unread when the page loaded. */
  readonly unread: number
  readonly outgoing: readonly OutgoingMessage[]
  /** `null` unless both people have read receipts on. */
  readonly readByOther: ReadReceipt | null
  /** Name for the other person. */
  readonly other: string
  readonly onTryAgain: (key: string) => void
  readonly onRemove: (key: string) => void
  /** The end of the conversation. */
  readonly end: RefObject<HTMLElement | null>
}

/** A list of messages that grows while it is open. */
export function LiveMessages(props: LiveMessagesProps) {
  const { id, messages, unread, readByOther, outgoing, other, end, ...ways } = props
  const shown = withoutSending(messages, outgoing)
  const { hasMore, showEnd } = useStickToEnd(end, shown.length + outgoing.length, outgoing.length)
  const [firstSeq] = useState(getLastSeq(messages))
  const [openingSeq] = useState(() =>
    unread > 0 ? findOpeningMessage(messages, unread) : undefined,
  )
  const last = shown.findLast(({ isOwn }) => !isOwn)
  return (
    <div className="relative">
      <MessageList
        id={id}
        messages={shown}
        other={other}
        openingSeq={openingSeq}
        readByOther={readByOther}
        getReportPath={(seq) => reportConversationPath(id, seq)}
        outgoing={<OutgoingList outgoing={outgoing} {...ways} />}
      />
      {hasMore && (
        <div className="new-messages">
          <button type="button" className={primaryButton} onClick={showEnd}>
            {messagesTexts.newMessages}
          </button>
        </div>
      )}
      <p role="status" className="sr-only">
        {last !== undefined &&
          last.seq > firstSeq &&
          `${other}: ${last.text || messagePictureTexts.only}`}
      </p>
    </div>
  )
}

interface OutgoingListProps {
  readonly outgoing: readonly OutgoingMessage[]
  readonly onTryAgain: (key: string) => void
  readonly onRemove: (key: string) => void
}

/** Messages being sent, as entries of the list of messages. */
const OutgoingList = ({ outgoing, onTryAgain, onRemove }: OutgoingListProps) =>
  outgoing.map(({ key, text, state, problem }) => {
    const isFailed = state === 'failed'
    return (
      <li
        key={key}
        className="message-entry"
        data-own
        data-failed={isFailed || undefined}
        data-pending={!isFailed || undefined}
      >
        <div className="message-bubble">
          <span className="sr-only">{messagesTexts.you}: </span>
          <p className="message-text" dir="auto" lang={guessLanguage(text)}>
            {text}
          </p>
          {isFailed ? (
            <>
              <p className="mt-1 text-(length:--text-sm) text-ink-soft" role="alert">
                {messagesTexts.notSent} {problem}
              </p>
              <div className="message-ways flex flex-wrap gap-x-4">
                <button type="button" onClick={() => onTryAgain(key)}>
                  {messagesTexts.tryAgain}
                </button>
                <button type="button" onClick={() => onRemove(key)}>
                  {messagesTexts.discard}
                </button>
              </div>
            </>
          ) : (
            <p className="message-time">
              <span>{messagesTexts.sending}</span>
            </p>
          )}
        </div>
      </li>
    )
  })
