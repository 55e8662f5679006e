import type { Context } from 'hono'
import { createPersonFinder, type PersonRoutesOptions } from '#server/people/session/find-person.ts'
import type { PictureSender } from '#server/platform/picture/intake/picture-sender.ts'

export interface SenderFinderOptions extends PersonRoutesOptions {
  /** Whether confirmation links reach real mailboxes. */
  readonly areMailsDelivered: boolean
}

/** Finds the person who sends pictures; `null` if nobody is signed in. */
export function createSenderFinder({
  clientIp,
  areMailsDelivered,
  ...options
}: SenderFinderOptions): (c: Context) => Promise<PictureSender | null> {
  const findPerson = createPersonFinder(options)
  return async (c) => {
    const person = await findPerson(c)
    if (person === null) return null
    const isConfirmed = person.emailVerified || !areMailsDelivered
    return { uid: person.uid, ip: clientIp(c), isConfirmed }
  }
}
