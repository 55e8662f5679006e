import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/follow-rates.ts'
import { beginChange } from '#server/homes/offer/change/commands.ts'
import { changeDraft, createOffer } from '#server/homes/offer/commands.ts'
import { moveOffer } from '#server/homes/offer/move/commands.ts'
import { findListingKey } from '#server/homes/offer/queries.ts'
import { insertPictures, type NewPicture } from '#server/homes/picture/commands.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { DemoTools } from './demo-tools.ts'
import type { KnownPicture } from './home-pictures.ts'
import { pickOne, type Random } from './plan/choice.ts'
import type { PriceCut, Scenario } from './plan/history.ts'
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

interface CutHome extends PriceCut {
  readonly owner: string
  readonly id: string
  readonly content: Partial<OfferContent>
  /** Of the moderator. */
  readonly uid: string
}

/** As owners change a home: a draft that is handed in and approved. */
async function cutPrice(
  db: Queryable,
  { owner, id, content, daysAgo, share, uid }: CutHome,
  today: Date,
): Promise<void> {
  const now = addDays(today, -daysAgo)
  const change = await beginChange(db, owner, id, now)
  const amount = String(Math.round(Number(content.amount) * share))
  const draft = { owner, id: change ?? '', revision: 1, values: { amount } }
  if (change === null || (await changeDraft(db, draft, now)) === null)
    throw new Error('A price of the demo could not be cut.')
  for (const move of [
    { action: 'submit', actor: 'owner' },
    { action: 'approve', actor: 'moderator', uid },
  ] as const)
    if (await moveOffer(db, { id: change, ...move }, { rates: RATES, now }))
      throw new Error(`A cut of a price could not ${move.action}.`)
}

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
    const { content, createdDaysAgo, moves, cuts, fate, copied } = planned
    const owner = people.owners[planned.owner] ?? ''
    const created = addDays(now, -createdDaysAgo)
    const own = choosePictures(planned)
    shown.push(own)
    const id = await createOffer(db, owner, content, created, { max: 500 })
    if (id === null) throw new Error('An owner of the demo has too many homes.')
    await insertPictures(db, id, own, { isCopied: copied !== null, now: created })
    const steps = [...moves, ...cuts].sort((a, b) => b.daysAgo - a.daysAgo)
    for (const step of steps) {
      if ('share' in step) {
        await cutPrice(db, { owner, id, content, ...step, uid: people.colleague }, now)
        continue
      }
      const { action, actor, daysAgo, reason } = step
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
