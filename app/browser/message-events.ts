import { MESSAGE_EVENTS_PATH } from '#domain/messages/conversation/links.ts'
import {
  type ConversationEvent,
  MESSAGE_EVENT,
} from '#domain/messages/conversation/message/conversation-event.ts'
import { isParty } from '#domain/messages/conversation/party.ts'
import { hasFields, isBoolean, isNumber, isOptional, isText } from '#domain/platform/json/shape.ts'

/** How often listeners poll while no stream is open. */
const POLL_MS = 15_000
/** How long to wait before reopening a stream that the server refused. */
const REOPEN_MS = 60_000

/** Called with `null` when anything may have changed. */
type Listener = (event: ConversationEvent | null) => void

const isMessageEvent = hasFields<ConversationEvent>({
  conversation: isText,
  seq: isNumber,
  isRead: isBoolean,
  by: isOptional(isParty),
})

const listeners = new Set<Listener>()
let source: EventSource | null = null
let refusedAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setInterval> | undefined

const isVisible = () => document.visibilityState === 'visible'

function tell(event: ConversationEvent | null): void {
  for (const listener of listeners) listener(event)
}

function read({ data }: { readonly data: unknown }): void {
  const event: unknown = JSON.parse(String(data))
  if (isMessageEvent(event)) tell(event)
}

function open(): void {
  if (source !== null || performance.now() - refusedAt < REOPEN_MS) return
  const opened = new EventSource(MESSAGE_EVENTS_PATH)
  source = opened
  opened.addEventListener(MESSAGE_EVENT, read)
  // Events that happened since the page was read, or while the connection was lost, were missed.
  opened.addEventListener('open', () => tell(null))
  opened.addEventListener('error', () => {
    if (opened.readyState !== EventSource.CLOSED) return
    refusedAt = performance.now()
    close()
  })
}

function close(): void {
  source?.close()
  source = null
}

function look(): void {
  if (isVisible()) {
    open()
    if (source?.readyState !== EventSource.OPEN) tell(null)
  } else close()
}

/**
 * Reports new messages while the page is visible: from one stream shared by all listeners, or by polling
 * every 15 seconds while there is none.
 *
 * @param listener called with `null` when it should fetch the state itself
 * @returns stops listening
 */
export function listenToMessages(listener: Listener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(look, POLL_MS)
    document.addEventListener('visibilitychange', look)
    if (isVisible()) open()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    close()
  }
}
