import type { Context } from 'hono'
import type { ReleaseSlot, Slots } from '#server/http/limits/slots.ts'
import { allowSlowBody } from '#server/http/listener/limit-body-time.ts'
import type { Connection } from '#server/http/request/client-ip.ts'

interface UploadSlot {
  readonly release: ReleaseSlot
  /** Aborts when a client with fewer slots takes it, so that a few slow clients cannot block all others. */
  readonly preempted: AbortSignal
}

/** @returns `null` if no slot is free for a body that may arrive slowly */
export function acquireUploadSlot(
  c: Context,
  slots: Slots,
  ip: string,
  uid: string,
): UploadSlot | null {
  const controller = new AbortController()
  const release = slots.acquire(ip, uid, () => controller.abort())
  if (release === null) return null
  const { incoming } = (c.env as Connection | undefined) ?? {}
  if (incoming) allowSlowBody(incoming)
  return { release, preempted: controller.signal }
}
