import { setTimeout } from 'node:timers/promises'

export interface CircuitBreakerOptions {
  /** Resolves when the server responds, rejects while it does not. */
  readonly probe: () => Promise<void>
  /** The pause between two probes. */
  readonly probeIntervalMs: number
  readonly onOpen: () => void
  readonly onClose: () => void
}

/**
 * Remembers that a server does not respond, so that not every caller waits for the timeout. While it
 * is open, callers send nothing; probes close it when the server responds.
 */
export interface CircuitBreaker {
  readonly isOpen: () => boolean
  readonly open: () => void
  /** Ends the probes. */
  readonly stop: () => void
}

export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { probe, probeIntervalMs: probeEveryMs, onOpen, onClose } = options
  const stopped = new AbortController()
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
    open() {
      if (isOpen || stopped.signal.aborted) return
      isOpen = true
      onOpen()
      waitForProbe().then(() => {
        isOpen = false
        if (!stopped.signal.aborted) onClose()
      })
    },
    stop: () => stopped.abort(),
  }
}
