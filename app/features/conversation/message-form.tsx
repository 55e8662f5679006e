import './message-form.css'
import { useFetcher } from 'react-router'
import { type RejectedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { messageMessages, messagesTexts } from '#content/texts/conversation/messages.ts'
import { messageSchema } from '#domain/conversation/message-schema.ts'
import type { QuickAnswer } from '#domain/conversation/quick-answer.ts'
import { QuickAnswers } from './quick-answers.tsx'

const schema = messageSchema(messageMessages)

/** What the action returns when nothing was sent. */
export interface MessageOutcome {
  readonly form?: RejectedForm<'text'>
  readonly problem?: string
}

interface MessageFormProps {
  /** Another one for every message, so that one is sent once. */
  readonly sendKey: string
  readonly answers: readonly QuickAnswer[]
  readonly outcome: MessageOutcome | undefined
  /** Instead of the route's action. */
  readonly onSend?: (text: string) => void
}

/** Without a script it posts to the route's action. */
export function MessageForm({ sendKey, answers, outcome, onSend }: MessageFormProps) {
  const fetcher = useFetcher<MessageOutcome>()
  const last = fetcher.data ?? outcome
  const { form, field, reset, getValues, isSubmitting } = useSchemaForm({
    schema,
    rejected: last?.form,
    async onValid({ text }) {
      if (onSend === undefined) return fetcher.submit({ text, key: sendKey }, { method: 'post' })
      onSend(text)
      fill('')
    },
  })
  const isBusy = isSubmitting || fetcher.state !== 'idle'

  function fill(text: string): void {
    reset({ text })
    form.ref.current?.querySelector('textarea')?.focus()
  }

  return (
    <form {...form} className="message-form">
      <QuickAnswers
        answers={answers}
        onChoose={(text) => {
          const typed = getValues().text?.trim() ?? ''
          fill(typed === '' ? text : `${typed} ${text}`)
        }}
      />
      <input type="hidden" name="key" value={sendKey} />
      <TextAreaField {...field('text')} label={messagesTexts.label} rows={3} />
      <FormProblem problem={last?.problem} />
      <BusyButton type="submit" className={primaryButton} busy={isBusy}>
        {isBusy ? messagesTexts.sending : messagesTexts.send}
      </BusyButton>
    </form>
  )
}
