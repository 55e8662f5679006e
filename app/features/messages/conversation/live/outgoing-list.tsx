import '#app/features/messages/conversation/message-list.css'
import { messagesTexts } from '#content/texts/messages/messages.ts'
import type { OutgoingMessage } from '#domain/messages/conversation/message/outgoing.ts'

interface OutgoingListProps {
  readonly outgoing: readonly OutgoingMessage[]
  readonly onTryAgain: (key: string) => void
  readonly onRemove: (key: string) => void
}

/** Messages being sent, as entries of the list of messages. */
export const OutgoingList = ({ outgoing, onTryAgain, onRemove }: OutgoingListProps) =>
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
          <p className="message-text">{text}</p>
          {isFailed ? (
            <>
              <p className="message-note" role="alert">
                {messagesTexts.notSent} {problem}
              </p>
              <div className="message-ways">
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
