/** How often listeners poll while no stream is open. */
const POLL_MS = 15_000
/** How long to wait before reopening a stream that the server refused. */
const REOPEN_MS = 60_000

/** Called with `null` when anything may have changed. */
type Listener<Event> = (event: Event | null) => void

/**
 * Reports what a stream tells while the page is visible: from one stream shared by all listeners, or by polling
 * every 15 seconds while there is none.
 *
 * @param name of its events
 * @returns starts to listen; what it returns stops it. The listener is called with `null` when it should fetch the
 * state itself
 */
export function createEventStream<Event>(path: string, name: string) {
  const listeners = new Set<Listener<Event>>()
  let source: EventSource | null = null
  let refusedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setInterval> | undefined

  const isVisible = () => document.visibilityState === 'visible'

  function tell(event: Event | null): void {
    for (const listener of listeners) listener(event)
  }

  function onEvent({ data }: { readonly data: unknown }): void {
    tell(JSON.parse(String(data)))
  }

  function open(): void {
    if (source !== null || performance.now() - refusedAt < REOPEN_MS) return
    const opened = new EventSource(path)
    source = opened
    opened.addEventListener(name, onEvent)
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

  return (listener: Listener<Event>): (() => void) => {
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
}
