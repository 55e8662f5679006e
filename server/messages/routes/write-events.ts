import { setTimeout as sleep } from 'node:timers/promises'
import type { SSEStreamingApi } from 'hono/streaming'
import {
  type ConversationEvent,
  joinEvents,
  MESSAGE_EVENT,
} from '#domain/messages/conversation/message/conversation-event.ts'
import type { MessageHub } from '#server/messages/conversation/message-hub.ts'

/** After how many milliseconds a browser reopens an ended stream; spread so that not all of them return at once. */
const RETRY_MS = { min: 2_000, spread: 3_000 }

/** Events within this time are sent together, in milliseconds. */
const JOIN_MS = 100

export interface EventSourceOptions {
  readonly uid: string
  readonly hub: Pick<MessageHub, 'subscribe'>
  /** Events from while the browser had no stream. */
  readonly missed: () => Promise<readonly ConversationEvent[]>
  /** Asked once per heartbeat. */
  readonly mayGoOn: () => Promise<boolean>
  /** Ends the stream. */
  readonly signal: AbortSignal
  /** Shorter than the timeout of silent connections. */
  readonly heartbeatMs: number
  readonly joinMs?: number
}

/**
 * Writes events until the browser disconnects or `mayGoOn` fails. For a slow reader, only the last
 * event of each conversation is queued.
 */
export async function writeEvents(
  stream: SSEStreamingApi,
  options: EventSourceOptions,
): Promise<void> {
  const { uid, hub, missed, mayGoOn, signal, heartbeatMs, joinMs = JOIN_MS } = options
  const waiting = new Map<string, ConversationEvent>()
  let wake = () => {}
  const add = (event: ConversationEvent) => {
    const before = waiting.get(event.conversation)
    waiting.set(event.conversation, before ? joinEvents(before, event) : event)
    wake()
  }
  const stopListening = hub.subscribe(uid, add)
  const end = () => wake()
  stream.onAbort(end)
  signal.addEventListener('abort', end)
  const isOver = () => signal.aborted || stream.aborted || stream.closed

  /** @returns whether there is something to write */
  async function wait(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    wake = () => resolve(true)
    if (waiting.size > 0 || isOver()) wake()
    const timer = setTimeout(() => resolve(false), heartbeatMs)
    return promise.finally(() => clearTimeout(timer))
  }

  try {
    const retry = Math.round(RETRY_MS.min + Math.random() * RETRY_MS.spread)
    await stream.write(`retry: ${retry}\n\n`)
    for (const event of await missed()) add(event)
    let checkedAt = Date.now()
    while (!isOver()) {
      const isWoken = await wait()
      // Needed because a steady flow of events would never let the heartbeat expire.
      if (!isWoken || Date.now() - checkedAt >= heartbeatMs) {
        if (!(await mayGoOn())) return
        checkedAt = Date.now()
      }
      if (isWoken) await sleep(joinMs)
      else await stream.write(':\n\n')
      for (const [conversation, event] of waiting) {
        waiting.delete(conversation)
        const data = JSON.stringify(event)
        await stream.writeSSE({ event: MESSAGE_EVENT, data, id: String(Date.now()) })
      }
    }
  } finally {
    stopListening()
    signal.removeEventListener('abort', end)
  }
}
