import { Icon } from '#app/ui/icon/icon.tsx'
import './message-form.css'
import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { type FailedForm, type SubmitFailure, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { useActionResult } from '#app/ui/use-action-result.ts'
import { messageSchema } from '#domain/messages/conversation/message/message-schema.ts'
import {
  QUICK_PARAMETER,
  type QuickReply,
} from '#domain/messages/conversation/message/quick-reply.ts'
import {
  messageMessages,
  messagesTexts,
  optionalMessageMessages,
  quickReplyTexts,
} from '#texts/messages/messages.ts'
import { hasPictures, PicturesField } from './pictures-field.tsx'
import { useTypedMessage } from './use-typed-message.ts'

/**
 * Says while a message is typed that something in it will be hidden. The rules are large, so they load with the first
 * letter.
 *
 * @param isRedacting whether anything is hidden in this conversation
 */
function useRedactionHint(isRedacting: boolean) {
  const [isRedacted, setRedacted] = useState(false)
  const latest = useRef('')

  /** @param text what is in the field now */
  async function check(text: string): Promise<void> {
    latest.current = text
    if (!isRedacting) return
    const rules = await import('#domain/messages/conversation/redact-contact-data.ts').catch(
      () => null,
    )
    if (rules === null || latest.current !== text) return
    setRedacted(rules.redactTexts([text])[0]?.isRedacted === true)
  }

  return { isRedacted: isRedacted && isRedacting, check }
}

const schema = messageSchema(messageMessages)
const schemaWithPictures = messageSchema(optionalMessageMessages)

/** What the action returns if nothing was sent. */
export type MessageOutcome = FailedForm<'text'>

interface MessageFormProps {
  /** Key under which the draft is stored. */
  readonly place: string
  /** Idempotency key. */
  readonly sendKey: string
  readonly replies: readonly QuickReply[]
  readonly outcome: MessageOutcome | undefined
  /** Replaces the route's action. */
  readonly onSend?: (text: string) => void
  readonly hint?: string | undefined
  /** Whether numbers, addresses and links are hidden from the other. */
  readonly isRedacting: boolean
  /** The height of the field while it is empty, in lines. */
  readonly rows?: number
  /**
   * Sends a form with pictures, if the conversation allows them.
   *
   * @returns why nothing was sent
   */
  readonly onSendPictures?: (form: FormData) => Promise<string | null>
}

/** Posts to the route's action without scripts. */
export function MessageForm(props: MessageFormProps) {
  const { place, sendKey, replies, outcome, hint, isRedacting, rows = 1 } = props
  const { onSend, onSendPictures } = props
  const fetcher = useFetcher<MessageOutcome>()
  const last = fetcher.data ?? outcome
  const { form, field, reset, getValues, isSubmitting, problem } = useSchemaForm({
    schema: onSendPictures === undefined ? schema : schemaWithPictures,
    rejected: last?.form,
    async onValid({ text }): Promise<SubmitFailure<'text'> | undefined> {
      const { current } = form.ref
      if (onSendPictures !== undefined && current !== null && hasPictures(current)) {
        const failure = await onSendPictures(new FormData(current))
        if (failure !== null) return { problem: failure }
        current.reset()
        keep('')
        fill('')
        return
      }
      if (text === '') return { field: 'text', message: messageMessages.empty }
      // A message that fails is kept by the list of messages, or returned by the action.
      keep('')
      if (onSend === undefined) await fetcher.submit({ text, key: sendKey }, { method: 'post' })
      else {
        onSend(text)
        fill('')
      }
    },
  })
  const keep = useTypedMessage({ place, form: form.ref, show: (text) => reset({ text }) })
  const { isRedacted, check } = useRedactionHint(isRedacting)
  const isBusy = isSubmitting || fetcher.state !== 'idle'

  useActionResult(fetcher.data, () => keep(getValues().text ?? ''))

  function fill(text: string): void {
    reset({ text })
    check(text)
    form.ref.current?.querySelector('textarea')?.focus()
  }

  return (
    <form
      {...form}
      className="message-form grid grid-cols-1"
      encType={onSendPictures && 'multipart/form-data'}
      onInput={({ target }) => {
        // The form library has not read the new value yet.
        if (!(target instanceof HTMLTextAreaElement)) return
        keep(target.value)
        check(target.value)
      }}
    >
      <QuickReplies
        replies={replies}
        onChoose={(text) => {
          const typed = getValues().text?.trim() ?? ''
          const filled = typed === '' ? text : `${typed} ${text}`
          keep(filled)
          fill(filled)
        }}
      />
      <input type="hidden" name="key" value={sendKey} />
      <div className="message-field">
        {onSendPictures !== undefined && <PicturesField />}
        <TextAreaField
          {...field('text')}
          label={messagesTexts.label}
          placeholder={messagesTexts.label}
          hint={hint}
          rows={rows}
        />
        <BusyButton type="submit" className={primaryButton} busy={isBusy}>
          <span className="max-xs:sr-only">
            {isBusy ? messagesTexts.sending : messagesTexts.send}
          </span>
          <Icon name="send" />
        </BusyButton>
      </div>
      <p role="status" className="message-hint mt-1.5 text-(length:--text-sm) text-ink-soft">
        {isRedacted && messagesTexts.redactedOwn}
      </p>
      <FormProblem problem={problem ?? last?.problem} />
    </form>
  )
}

interface QuickRepliesProps {
  readonly replies: readonly QuickReply[]
  /** Without scripts the page reloads with the text in its field. */
  readonly onChoose: (text: string) => void
}

/** Buttons that put a sentence into the field. */
const QuickReplies = ({ replies, onChoose }: QuickRepliesProps) =>
  replies.length > 0 && (
    <nav className="quick-replies" aria-label={messagesTexts.quick}>
      {replies.map((reply) => (
        <a
          className="inline-flex min-h-11 flex-none items-center rounded-full border border-line-strong bg-surface px-4 py-2 text-label hover:border-ink hover:bg-sunken"
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
