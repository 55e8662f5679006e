import './message-form.css'
import { useFetcher } from 'react-router'
import { type RejectedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { messageMessages, messagesTexts } from '#content/texts/conversation/messages.ts'
import { messageSchema } from '#domain/conversation/message-schema.ts'

const schema = messageSchema(messageMessages)

/** What the action returns when nothing was sent. */
export interface MessageOutcome {
  readonly form?: RejectedForm<'text'>
  readonly problem?: string
}

interface MessageFormProps {
  /** Another one for every message, so that one is sent once. */
  readonly sendKey: string
  readonly outcome: MessageOutcome | undefined
}

/** Without a script it posts to the route's action. */
export function MessageForm({ sendKey, outcome }: MessageFormProps) {
  const fetcher = useFetcher<MessageOutcome>()
  const last = fetcher.data ?? outcome
  const { form, field, isSubmitting } = useSchemaForm({
    schema,
    rejected: last?.form,
    onValid: ({ text }) => fetcher.submit({ text, key: sendKey }, { method: 'post' }),
  })
  const isBusy = isSubmitting || fetcher.state !== 'idle'
  return (
    <form {...form} className="message-form">
      <input type="hidden" name="key" value={sendKey} />
      <TextAreaField {...field('text')} label={messagesTexts.label} rows={3} />
      <FormProblem problem={last?.problem} />
      <BusyButton type="submit" className={primaryButton} busy={isBusy}>
        {isBusy ? messagesTexts.sending : messagesTexts.send}
      </BusyButton>
    </form>
  )
}
