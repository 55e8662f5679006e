/** How slowly a body may come. */
export interface UploadRate {
  /** What has to come in each `windowMs`. */
  readonly minBytes: number
  readonly windowMs: number
  /** For all of it. */
  readonly maxMs: number
}

/**
 * The body in its pieces. One that comes too slowly is left unread: cancelling it would close the connection before it has the
 * answer.
 *
 * @param signal leaves it, too
 * @throws when it comes too slowly or breaks off
 */
export async function* readBody(
  body: ReadableStream<Uint8Array>,
  { minBytes, windowMs, maxMs }: UploadRate,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader()
  // What waits for the next piece is rejected by it.
  const leave = () => reader.releaseLock()
  signal?.addEventListener('abort', leave, { once: true })
  const deadline = performance.now() + maxMs
  let bytes = 0
  const timer = setInterval(() => {
    if (bytes < minBytes || performance.now() >= deadline) leave()
    bytes = 0
  }, windowMs)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      bytes += value.length
      yield value
    }
  } finally {
    clearInterval(timer)
    signal?.removeEventListener('abort', leave)
    leave()
  }
}
