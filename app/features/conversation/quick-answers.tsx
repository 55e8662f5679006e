import { Form } from 'react-router'
import { messagesTexts, quickAnswers } from '#content/texts/conversation/messages.ts'
import type { Party } from '#domain/conversation/party.ts'
import { QUICK_ANSWERS } from '#domain/conversation/quick-answer.ts'
import './quick-answers.css'

interface QuickAnswersProps {
  readonly party: Party
  readonly sendKey: string
}

/** Each is sent with one press. */
export function QuickAnswers({ party, sendKey }: QuickAnswersProps) {
  return (
    <Form method="post" className="quick-answers" aria-label={messagesTexts.quick}>
      <input type="hidden" name="key" value={sendKey} />
      {QUICK_ANSWERS[party].map((answer) => (
        <button key={answer} type="submit" name="quick" value={answer}>
          {quickAnswers[answer]}
        </button>
      ))}
    </Form>
  )
}
