import { Form } from 'react-router'
import { messagesTexts, quickAnswers } from '#content/texts/conversation/messages.ts'
import type { QuickAnswer } from '#domain/conversation/quick-answer.ts'
import './quick-answers.css'

interface QuickAnswersProps {
  readonly answers: readonly QuickAnswer[]
  readonly sendKey: string
}

/** Each is sent with one press. */
export function QuickAnswers({ answers, sendKey }: QuickAnswersProps) {
  return (
    <Form method="post" className="quick-answers" aria-label={messagesTexts.quick}>
      <input type="hidden" name="key" value={sendKey} />
      {answers.map((answer) => (
        <button key={answer} type="submit" name="quick" value={answer}>
          {quickAnswers[answer]}
        </button>
      ))}
    </Form>
  )
}
