import './quick-replies.css'
import { messagesTexts, quickReplyTexts } from '#content/texts/messages/messages.ts'
import {
  QUICK_PARAMETER,
  type QuickReply,
} from '#domain/messages/conversation/message/quick-reply.ts'

interface QuickRepliesProps {
  readonly replies: readonly QuickReply[]
  /** Without scripts the page reloads with the text in its field. */
  readonly onChoose: (text: string) => void
}

/** Buttons that put a sentence into the field. */
export const QuickReplies = ({ replies, onChoose }: QuickRepliesProps) =>
  replies.length > 0 && (
    <nav className="quick-replies" aria-label={messagesTexts.quick}>
      {replies.map((reply) => (
        <a
          key={reply}
          href={`?${QUICK_PARAMETER}=${reply}#write`}
          onClick={(event) => {
            event.preventDefault()
            onChoose(quickReplyTexts[reply])
          }}
        >
          {quickReplyTexts[reply]}
        </a>
      ))}
    </nav>
  )
