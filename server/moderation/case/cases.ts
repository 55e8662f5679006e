import { compareByRisk } from '#domain/moderation/risk.ts'
import { findOpenClaim } from '#server/homes/claim/queries.ts'
import { findWaitingCheck } from '#server/homes/home-check/queries.ts'
import type { Claims } from '#server/moderation/claim/claims.ts'
import type { Desk } from '#server/moderation/desk/desk.ts'
import { findQueued } from '#server/moderation/desk/queue/queries.ts'
import type { HomeChecks } from '#server/moderation/home-check/home-checks.ts'
import type { Queryable } from '#server/platform/db/open.ts'

interface CasesOptions {
  readonly db: Queryable
  readonly desk: Desk
  readonly claims: Claims
  readonly checks: HomeChecks
}

/** What is decided on a page of its own: homes, claims and checks, one after another. */
export function createCases({ db, desk, claims, checks }: CasesOptions) {
  /** Ids by moderator, in memory because ranking them again for each page would read the whole queue. */
  const orders = new Map<string, readonly string[]>()

  /** @returns the riskiest first; `total` is of all waiting homes */
  async function list(moderator: string) {
    const [{ homes, total, others }, claimed, waiting] = await Promise.all([
      desk.list(moderator),
      claims.listOpen(moderator),
      checks.list(moderator),
    ])
    // `id` is of the home or of the claim.
    const ranked = [
      ...homes.map((home) => ({ ...home, id: home.offer.id, isClaim: false })),
      ...claimed.map(({ id, createdAt, copy }) => ({
        ...copy,
        id,
        since: createdAt,
        isClaim: true,
      })),
    ].sort(compareByRisk)
    const ids = [...ranked.map(({ id }) => id), ...waiting.map(({ offer }) => offer.id)]
    orders.set(moderator, [...new Set(ids)])
    return { ranked, total, claims: claimed.length, checks: waiting, others }
  }

  /** Ids before and after one, the nearest first. */
  async function findAround(moderator: string, id: string) {
    if (!orders.get(moderator)?.includes(id)) await list(moderator)
    const order = orders.get(moderator) ?? []
    const at = order.indexOf(id)
    return { before: order.slice(0, Math.max(at, 0)).reverse(), after: order.slice(at + 1) }
  }

  const isWaiting = async (id: string) =>
    (await findQueued(db, id)) !== null ||
    (await findOpenClaim(db, id)) !== null ||
    (await findWaitingCheck(db, id)) !== null

  async function findFirst(ids: readonly string[]): Promise<string | null> {
    for (const id of ids) if (await isWaiting(id)) return id
    return null
  }

  return {
    list,
    /** Ids of the waiting cases before and after one, in the order in which the moderator last saw the queue. */
    async findNeighbors(moderator: string, id: string) {
      const { before, after } = await findAround(moderator, id)
      return { previous: await findFirst(before), next: await findFirst(after) }
    },
    /** The case that opens after a decision: the same one, if more about it waits, or the one after it. */
    async findNext(moderator: string, id: string) {
      const { after } = await findAround(moderator, id)
      return findFirst([id, ...after])
    },
  }
}
