import { setTimeout as sleep } from 'node:timers/promises'
import { laterMessagesPath, MESSAGE_EVENTS_PATH } from '#domain/messages/conversation/links.ts'
import type { ConversationEvent } from '#domain/messages/conversation/message/conversation-event.ts'
import {
  type SentMessage,
  toSentMessage,
} from '#domain/messages/conversation/message/sent-message.ts'
import type { LaterMessages, MyMessage } from '#domain/messages/conversation/my-conversation.ts'
import type { Writer } from './message-people.ts'

/** The delay that the page of a conversation has, too. */
const RETRY_MS = 5_000

async function* toTexts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true })
}

export interface MessageReader {
  /** Called with the server's response to a message this person sent. */
  readonly add: (conversation: string, sent: SentMessage) => void
  readonly close: () => void
}

/** Opens a person's event stream, and reacts to its events as a browser does. */
export async function openReader(
  url: string,
  { headers, party }: Writer,
  onMessage: (conversation: string, message: MyMessage) => void,
): Promise<MessageReader> {
  const controller = new AbortController()
  const { signal } = controller
  const response = await fetch(url + MESSAGE_EVENTS_PATH, { headers, signal })
  if (!response.ok || response.body === null)
    throw new Error(`A stream was answered with ${response.status}.`)
  const read = new Map<string, number>()
  const running = new Map<string, boolean>()
  const getLastSeq = (conversation: string) => read.get(conversation) ?? 0

  async function fetchMessagesAfter(path: string): Promise<LaterMessages | null> {
    const response = await fetch(path, { headers, signal }).catch(() => null)
    return response?.ok ? await response.json() : null
  }

  async function look(conversation: string): Promise<void> {
    // An event during a request causes one more request.
    if (running.has(conversation)) return void running.set(conversation, true)
    do {
      running.set(conversation, false)
      if (signal.aborted) return
      const path = laterMessagesPath(conversation, getLastSeq(conversation))
      const later = await fetchMessagesAfter(url + path)
      if (later === null) {
        await sleep(RETRY_MS)
        running.set(conversation, true)
        continue
      }
      const { messages } = later
      for (const message of messages) onMessage(conversation, message)
      read.set(conversation, messages.at(-1)?.seq ?? getLastSeq(conversation))
    } while (running.get(conversation))
    running.delete(conversation)
  }

  async function follow(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = ''
    for await (const text of toTexts(body)) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('data: ')) continue
        const event: ConversationEvent = JSON.parse(line.slice('data: '.length))
        const isKnown = event.by === party && event.seq <= getLastSeq(event.conversation)
        if (!event.isRead && !isKnown) look(event.conversation).catch(() => {})
      }
    }
  }

  follow(response.body).catch(() => {})
  return {
    add(conversation, sent) {
      const message = toSentMessage({ isAnswered: true }, getLastSeq(conversation), sent)
      if (message === null) return void look(conversation).catch(() => {})
      onMessage(conversation, message)
      read.set(conversation, message.seq)
    },
    close: () => controller.abort(),
  }
}
