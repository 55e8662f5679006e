import './quick-replies.css'
import { messagesTexts, quickAnswers } from '#content/texts/messages/messages.ts'
import {
  QUICK_PARAMETER,
  type QuickReply,
} from '#domain/messages/conversation/message/quick-reply.ts'

interface QuickAnswersProps {
  readonly answers: readonly QuickReply[]
  /** Without scripts the page reloads with the text in its field. */
  readonly onChoose: (text: string) => void
}

/** Buttons that put a sentence into the field. */
export const QuickReplies = ({ answers, onChoose }: QuickAnswersProps) => (
  <nav className="quick-replies" aria-label={messagesTexts.quick}>
    {answers.map((answer) => (
      <a
        key={answer}
        href={`?${QUICK_PARAMETER}=${answer}#write`}
        onClick={(event) => {
          event.preventDefault()
          onChoose(quickAnswers[answer])
        }}
      >
        {quickAnswers[answer]}
      </a>
    ))}
  </nav>
)
