import './quick-answers.css'
import { messagesTexts, quickAnswers } from '#content/texts/conversation/messages.ts'
import { QUICK_PARAMETER, type QuickAnswer } from '#domain/conversation/message/quick-answer.ts'

interface QuickAnswersProps {
  readonly answers: readonly QuickAnswer[]
  /** Without a script the page is loaded with the text in its field. */
  readonly onChoose: (text: string) => void
}

/** Each writes a sentence into the field. */
export const QuickAnswers = ({ answers, onChoose }: QuickAnswersProps) => (
  <nav className="quick-answers" aria-label={messagesTexts.quick}>
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
