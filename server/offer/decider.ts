import type { Decider } from '#domain/moderation/may-decide.ts'
import { hashSecret } from '#server/crypto/secret.ts'

/** @param moderators the uids of all */
export const toDecider = (uid: string, owner: string, moderators: readonly string[]): Decider => ({
  ...{ uid, hash: hashSecret(uid) },
  isAlone: !moderators.some((other) => other !== uid && other !== owner),
})
