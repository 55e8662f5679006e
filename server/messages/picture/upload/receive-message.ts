import type { Context } from 'hono'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { messageSchema } from '#domain/messages/conversation/message/message-schema.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import type { ReceiveForm } from '#server/homes/upload/form/receive-form.ts'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import type { MessagePicture } from '#server/messages/conversation/picture/commands.ts'
import type { MessagePictures } from '#server/messages/picture/message-pictures.ts'
import type { PictureSender } from '#server/platform/picture/intake/picture-sender.ts'
import { optionalMessageMessages } from '#texts/messages/messages.ts'

const textSchema = messageSchema(optionalMessageMessages)

/** The result of a form with pictures; `text` and `key` as they were sent. */
export interface ReceivedMessage {
  readonly text: string
  readonly key: string
  readonly outcome:
    | { readonly sent: number }
    | { readonly refusal: SendRefusal }
    | { readonly refused: readonly PictureProblem[] }
    /** The message has no pictures, or its text is invalid. */
    | 'no pictures'
}

export interface MessageFormTools {
  readonly conversations: Pick<Conversations, 'send'>
  readonly pictures: Pick<MessagePictures, 'findRefusal' | 'read'>
  readonly receive: ReceiveForm
}

/** Receives a message with pictures and sends all of it or nothing. */
export async function receiveMessage(
  c: Context,
  sender: PictureSender,
  id: string,
  { conversations, pictures, receive }: MessageFormTools,
): Promise<ReceivedMessage> {
  const { uid } = sender
  const fields = new Map<string, string>()
  const sent: MessagePicture[] = []
  const refusal = await pictures.findRefusal(uid, id)
  // Receives nothing from a person who is in no such conversation.
  if (refusal === 'not found') return { text: '', key: '', outcome: { refusal } }
  const problems = await receive(c, {
    sender,
    maxFiles: CONVERSATION_LIMITS.pictures,
    field: (name, value) => fields.set(name, value),
    async add(file, signal) {
      if (refusal !== null) return 'not now'
      const read = await pictures.read(sender, file, signal)
      if ('problem' in read) return read.problem
      sent.push(read)
      return null
    },
  })
  const text = fields.get('text') ?? ''
  const key = (fields.get('key') ?? '').slice(0, CONVERSATION_LIMITS.keyLength)
  const typed = { text, key }
  if (problems.includes('no file')) return { ...typed, outcome: 'no pictures' }
  if (refusal !== null) return { ...typed, outcome: { refusal } }
  if (problems.length > 0) return { ...typed, outcome: { refused: problems } }
  const { data } = textSchema.safeParse({ text })
  if (data === undefined) return { ...typed, outcome: 'no pictures' }
  const result = await conversations.send(uid, id, { text: data.text, key, pictures: sent })
  return {
    ...typed,
    outcome: 'seq' in result ? { sent: result.seq } : { refusal: result.refusal },
  }
}
