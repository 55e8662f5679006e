import type { DecidingModerator } from '#domain/moderation/may-decide.ts'
import { hashSecret } from '#server/platform/secret.ts'

/**
 * @param parties the uids of the home's owner and of those who claim it
 * @param moderators the uids of all moderators
 */
export const toDecidingModerator = (
  uid: string,
  parties: readonly string[],
  moderators: readonly string[],
): DecidingModerator => ({
  uid,
  hash: hashSecret(uid),
  isOnlyModerator: !moderators.some((other) => other !== uid && !parties.includes(other)),
})
