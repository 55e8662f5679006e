import * as z from 'zod/mini'
import { isPostUrl } from './post-url.ts'

/** Of a key of P-256 and of 16 bytes, base64url. */
const KEY_LENGTHS = { p256dh: 87, auth: 22 } as const

const key = (length: number) =>
  z.string().check(z.refine((text) => text.length === length && /^[\w-]+$/.test(text)))

/**
 * How a browser is reached, as `PushSubscription.toJSON` has it.
 *
 * @param isPrivateAllowed whether its push service may be on this machine, without TLS
 */
export const browserSchema = (isPrivateAllowed: boolean) =>
  z.object({
    endpoint: z.string().check(z.refine((text) => isPostUrl(text, isPrivateAllowed))),
    p256dh: key(KEY_LENGTHS.p256dh),
    auth: key(KEY_LENGTHS.auth),
  })
