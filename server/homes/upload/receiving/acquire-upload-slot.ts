import type { Context } from 'hono'
import type { ReleaseSlot, Slots } from '#server/platform/http/limits/slots.ts'
import { allowSlowBody } from '#server/platform/http/listener/limit-body-time.ts'
import type { Connection } from '#server/platform/http/request/client-ip.ts'
import { MIN_UPLOAD_RATE, readBody } from './read-body.ts'

interface UploadSlot {
  readonly release: ReleaseSlot
  /**
   * The chunks of the body.
   *
   * @throws if it is too slow or breaks off, or another client takes the slot
   */
  readonly read: (body: ReadableStream<Uint8Array>) => AsyncIterable<Uint8Array>
}

/** @returns `null` if no slot is free for a body that may arrive slowly */
export function acquireUploadSlot(
  c: Context,
  slots: Slots,
  ip: string,
  uid: string,
): UploadSlot | null {
  const controller = new AbortController()
  const start = performance.now()
  // The rate starts above zero, so that an upload that has just begun is not the slowest.
  let bytes = MIN_UPLOAD_RATE.minBytes
  const release = slots.acquire(ip, uid, {
    rate: () => bytes / (performance.now() - start),
    preempt: () => controller.abort(),
  })
  if (release === null) return null
  const { incoming } = (c.env as Connection | undefined) ?? {}
  if (incoming) allowSlowBody(incoming)
  return {
    release,
    async *read(body) {
      for await (const chunk of readBody(body, MIN_UPLOAD_RATE, controller.signal)) {
        bytes += chunk.length
        yield chunk
      }
    },
  }
}
