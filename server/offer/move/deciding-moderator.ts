import type { DecidingModerator } from '#domain/moderation/may-decide.ts'
import { hashSecret } from '#server/crypto/secret.ts'

/**
 * @param parties the uids of those who own or claim the home
 * @param moderators the uids of all
 */
export const toDecidingModerator = (
  uid: string,
  parties: readonly string[],
  moderators: readonly string[],
): DecidingModerator => ({
  ...{ uid, hash: hashSecret(uid) },
  isOnlyModerator: !moderators.some((other) => other !== uid && !parties.includes(other)),
})
