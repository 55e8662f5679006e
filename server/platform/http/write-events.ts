import { setTimeout as sleep } from 'node:timers/promises'
import type { SSEStreamingApi } from 'hono/streaming'

/** After how many milliseconds a browser reopens an ended stream; spread so that not all of them return at once. */
const RETRY_MS = { min: 2_000, spread: 3_000 }

/** Events within this time are sent together, in milliseconds. */
const JOIN_MS = 100

export interface EventSourceOptions<Event> {
  /** The events' name in the stream. */
  readonly name: string
  /** @returns stops listening */
  readonly subscribe: (listener: (event: Event) => void) => () => void
  /** What an event is about: of each only one waits. */
  readonly getSubject: (event: Event) => string
  /** Merges two events about the same. */
  readonly join: (before: Event, event: Event) => Event
  /** Events from while the browser had no stream. */
  readonly missed: () => Promise<readonly Event[]>
  /** Asked once per heartbeat. */
  readonly mayGoOn: () => Promise<boolean>
  /** Ends the stream. */
  readonly signal: AbortSignal
  /** Shorter than the timeout of silent connections. */
  readonly heartbeatMs: number
  readonly joinMs?: number
}

/**
 * Writes events until the browser disconnects or `mayGoOn` fails. For a slow reader, only one
 * event about each subject is queued.
 */
export async function writeEvents<Event>(
  stream: SSEStreamingApi,
  options: EventSourceOptions<Event>,
): Promise<void> {
  const { missed, mayGoOn, signal, heartbeatMs, joinMs = JOIN_MS } = options
  const waiting = new Map<string, Event>()
  let wake = () => {}
  const add = (event: Event) => {
    const subject = options.getSubject(event)
    const before = waiting.get(subject)
    waiting.set(subject, before === undefined ? event : options.join(before, event))
    wake()
  }
  const stopListening = options.subscribe(add)
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
      for (const [subject, event] of waiting) {
        waiting.delete(subject)
        const data = JSON.stringify(event)
        await stream.writeSSE({ event: options.name, data, id: String(Date.now()) })
      }
    }
  } finally {
    stopListening()
    signal.removeEventListener('abort', end)
  }
}
