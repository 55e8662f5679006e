/** The slowest acceptable rate of a body. */
export interface UploadRate {
  /** Bytes that have to arrive in each `windowMs`. */
  readonly minBytes: number
  readonly windowMs: number
  /** Limit for the whole body. */
  readonly maxMs: number
}

/** 8 kB a second. A slower phone has to send fewer pictures at once, or resume. */
export const MIN_UPLOAD_RATE: UploadRate = { minBytes: 240_000, windowMs: 30_000, maxMs: 3_600_000 }

/**
 * The chunks of the body. The rest of one that is too slow stays unread: canceling it would close
 * the connection before the response arrives.
 *
 * @param signal stops reading, too
 * @throws if the body is too slow or breaks off
 */
export async function* readBody(
  body: ReadableStream<Uint8Array>,
  { minBytes, windowMs, maxMs }: UploadRate,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader()
  // Rejects the pending read.
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
