import { getLastSeq, type MyMessage } from '#domain/messages/conversation/my-conversation.ts'

/** A message that the page shows before the server has stored it. */
export interface OutgoingMessage {
  /** Idempotency key: the same message is stored once, however often it is sent. */
  readonly key: string
  readonly text: string
  readonly state: 'waiting' | 'sending' | 'failed' | 'sent'
  /** The number of the last message when it was typed. */
  readonly after: number
  /** Its own number once it is sent. */
  readonly seq?: number
  /** Why it failed. */
  readonly problem?: string
}

export type SendingOutcome =
  | { readonly sent: number; readonly sentAt?: string | undefined }
  | { readonly problem: string }

type Outgoing = readonly OutgoingMessage[]

const change = (all: Outgoing, key: string, to: Partial<OutgoingMessage>): Outgoing =>
  all.map((it) => (it.key === key ? { ...it, ...to } : it))

/** The message to send now: one at a time keeps them in order. */
export const findNext = (all: Outgoing): OutgoingMessage | null =>
  all.some(({ state }) => state === 'sending')
    ? null
    : (all.find(({ state }) => state === 'waiting') ?? null)

export const startSending = (all: Outgoing, key: string): Outgoing =>
  change(all, key, { state: 'sending' })

export const endSending = (all: Outgoing, key: string, outcome: SendingOutcome): Outgoing =>
  'sent' in outcome
    ? change(all, key, { state: 'sent', seq: outcome.sent })
    : change(all, key, { state: 'failed', problem: outcome.problem })

export const tryAgain = (all: Outgoing, key: string): Outgoing =>
  change(all, key, { state: 'waiting' })

export const removeOutgoing = (all: Outgoing, key: string): Outgoing =>
  all.filter((it) => it.key !== key)

const isSame = (message: MyMessage, { text, after }: OutgoingMessage) =>
  message.isOwn && message.seq > after && message.text === text

/** Drops messages that the conversation already shows, including those whose response was lost. */
export function dropArrived(all: Outgoing, messages: readonly MyMessage[]): Outgoing {
  const last = getLastSeq(messages)
  const hasArrived = (it: OutgoingMessage) =>
    it.state === 'sent'
      ? (it.seq ?? 0) <= last
      : it.state === 'failed' && messages.some((message) => isSame(message, it))
  return all.some(hasArrived) ? all.filter((it) => !hasArrived(it)) : all
}

/** The messages to show; one whose response is pending stays among the outgoing ones. */
export function withoutSending(
  messages: readonly MyMessage[],
  all: Outgoing,
): readonly MyMessage[] {
  const sending = all.find(({ state }) => state === 'sending')
  if (sending === undefined) return messages
  return messages.filter((message) => !isSame(message, sending))
}
