import type { PhoneRefusal } from '#domain/messages/phone/owner-phone.ts'
import type { Result } from '#domain/platform/result.ts'
import type { ListingKey } from '#search/indexed-listing.ts'
import { findOwnOffer } from '#server/homes/offer/queries.ts'
import { HOME_LIMITS } from '#server/homes/rate-limits.ts'
import { isBlockedBetween } from '#server/messages/conversation/starting/queries.ts'
import { MESSAGE_LIMITS } from '#server/messages/rate-limits.ts'
import type { Person } from '#server/people/session/person.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { isBanned } from '#server/safety/ban/queries.ts'
import { type PhoneChange, setOfferPhone } from './commands.ts'
import { findShownPhone } from './queries.ts'

/** Rate-limited by account and by client IP, so that nobody harvests numbers. */
export function createOwnerPhones(db: Queryable) {
  const changes = createRateLimit(HOME_LIMITS.offer)
  const byAccount = createRateLimit(MESSAGE_LIMITS.ownerPhone)
  const byIp = createRateLimit(MESSAGE_LIMITS.ownerPhoneByIp)
  const isRefused = async (uid: string, owner: string) =>
    (await isBlockedBetween(db, uid, owner)).isBlocked || (await isBanned(db, uid, new Date()))

  return {
    /** The number of a home, for its owner; `null` for none. */
    find: async (owner: string, id: string) => (await findOwnOffer(db, owner, id))?.phone ?? null,
    async change(change: PhoneChange): Promise<Result<null, 'ended' | 'too fast'>> {
      if (!(await changes.take(change.owner))) return { refusal: 'too fast' }
      return (await setOfferPhone(db, change, new Date())) ? null : { refusal: 'ended' }
    },
    /**
     * `null` unless visitors see the home and its owner shows a number.
     *
     * @param uid `null` for a visitor who is not signed in
     */
    async findHome(uid: string | null, { type, id }: ListingKey) {
      const shown = await findShownPhone(db, type, id)
      return shown && { address: shown.address, isOwn: shown.owner === uid }
    },
    async read(
      { uid, emailVerified }: Pick<Person, 'uid' | 'emailVerified'>,
      { type, id }: ListingKey,
      ip: string,
    ): Promise<Result<{ readonly phone: string }, PhoneRefusal>> {
      if (!emailVerified) return { refusal: 'unverified' }
      if (!(await byIp.take(ip)) || !(await byAccount.take(uid))) return { refusal: 'too fast' }
      const shown = await findShownPhone(db, type, id)
      if (shown === null) return { refusal: 'not found' }
      if (await isRefused(uid, shown.owner)) return { refusal: 'refused' }
      return { phone: shown.phone }
    },
  }
}
