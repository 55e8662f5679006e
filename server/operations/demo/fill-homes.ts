import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/current-rates.ts'
import { createOffer } from '#server/homes/offer/commands.ts'
import { moveOffer } from '#server/homes/offer/move/commands.ts'
import { findListingKey } from '#server/homes/offer/queries.ts'
import { insertPictures, type NewPicture } from '#server/homes/pictures/commands.ts'
import type { DemoTools } from './demo-tools.ts'
import type { KnownPicture } from './home-pictures.ts'
import { pickOne, type Random } from './plan/choice.ts'
import type { Scenario } from './plan/history.ts'
import type { PlannedHome } from './plan/market.ts'

export interface FilledHome {
  /** The id of the offer. */
  readonly id: string
  /** Uid. */
  readonly owner: string
  readonly fate: Scenario
  /** `null` if it was never shown. */
  readonly listing: { readonly type: EstateType; readonly id: number } | null
  /** The offer whose pictures it copies. */
  readonly original: string | null
  /** When it was put up, or begun. */
  readonly since: Date
}

const RATES = SHIPPED_DISPLAY_RATES

/**
 * All these homes share the pictures of eighteen apartments. Random likenesses keep them from being
 * taken for copies.
 */
const createLikeness = (random: Random) =>
  Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('')

export interface HomeTools extends DemoTools {
  readonly pictures: readonly (readonly KnownPicture[])[]
}

/**
 * Puts the homes up one after the other, as their owners did. In one transaction, because each
 * takes milliseconds.
 */
export const fillHomes = (tools: HomeTools, plan: readonly PlannedHome[]): Promise<FilledHome[]> =>
  tools.db.transaction((transaction) => createHome({ ...tools, db: transaction }, plan))

async function createHome(
  { db, random, people, pictures, now }: HomeTools,
  plan: readonly PlannedHome[],
): Promise<FilledHome[]> {
  const homes: FilledHome[] = []
  const shown: (readonly NewPicture[])[] = []
  const choosePictures = ({ fate, copied }: PlannedHome): readonly NewPicture[] => {
    if (fate === 'draft') return []
    if (copied !== null) return shown[copied] ?? []
    return pickOne(random, pictures).map((it) => ({ ...it, likeness: createLikeness(random) }))
  }
  for (const planned of plan) {
    const { content, createdDaysAgo, moves, fate, copied } = planned
    const owner = people.owners[planned.owner] ?? ''
    const created = addDays(now, -createdDaysAgo)
    const own = choosePictures(planned)
    shown.push(own)
    const id = await createOffer(db, owner, content, created, { max: 500 })
    if (id === null) throw new Error('An owner of the demo has too many homes.')
    await insertPictures(db, id, own, { isCopied: copied !== null, now: created })
    for (const { action, actor, daysAgo, reason } of moves) {
      const at = { rates: RATES, now: addDays(now, -Math.max(0, daysAgo)) }
      const request = { id, action, actor, uid: people.colleague, reason }
      if (await moveOffer(db, request, at))
        throw new Error(`A home of the demo could not ${action}.`)
    }
    const original = copied === null ? null : (homes[copied]?.id ?? null)
    const listing = await findListingKey(db, id)
    homes.push({ id, owner, fate, listing, original, since: created })
  }
  return homes
}
