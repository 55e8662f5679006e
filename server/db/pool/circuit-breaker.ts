import { setTimeout } from 'node:timers/promises'

export interface CircuitBreakerOptions {
  /** Resolves when the server answers again, rejects while it does not. */
  readonly probe: () => Promise<void>
  /** How long it is waited between two probes, in milliseconds. */
  readonly probeEveryMs: number
  readonly onOpen: () => void
  readonly onClose: () => void
}

/**
 * Remembers that a server is silent, so that not everyone who asks it has to wait to find that out.
 * Open, nothing is to be sent to the server; probes find out when it answers again.
 */
export interface CircuitBreaker {
  readonly isOpen: () => boolean
  /** Aborted when the breaker opens for the next time. */
  readonly nextOpening: () => AbortSignal
  readonly open: () => void
  /** Ends the probes. */
  readonly stop: () => void
}

export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { probe, probeEveryMs, onOpen, onClose } = options
  const stopped = new AbortController()
  let opening = new AbortController()
  let isOpen = false

  async function waitForProbe(): Promise<void> {
    while (!stopped.signal.aborted) {
      await setTimeout(probeEveryMs, undefined, { ref: false })
      const answered = await probe().then(
        () => true,
        () => false,
      )
      if (answered) return
    }
  }

  return {
    isOpen: () => isOpen,
    nextOpening: () => opening.signal,
    open() {
      if (isOpen || stopped.signal.aborted) return
      isOpen = true
      onOpen()
      opening.abort()
      opening = new AbortController()
      waitForProbe().then(() => {
        isOpen = false
        if (!stopped.signal.aborted) onClose()
      })
    },
    stop: () => stopped.abort(),
  }
}
