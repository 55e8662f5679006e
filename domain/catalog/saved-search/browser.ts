import * as z from 'zod/mini'
import { SAVED_SEARCH_LIMITS } from './limits.ts'

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
    endpoint: z.string().check(
      z.refine((text) => {
        if (text.length > SAVED_SEARCH_LIMITS.urlLength || !URL.canParse(text)) return false
        const { protocol, username } = new URL(text)
        return (protocol === 'https:' || isPrivateAllowed) && username === ''
      }),
    ),
    p256dh: key(KEY_LENGTHS.p256dh),
    auth: key(KEY_LENGTHS.auth),
  })
