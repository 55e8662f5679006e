import { DEMO_QUEUE } from '#content/demo/descriptions.ts'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { pickByShare, type Random } from './choice.ts'
import {
  createCopyHistory,
  createHistory,
  createNextHistory,
  type History,
  type PriceCut,
  planPriceCuts,
  SCENARIOS,
  type Scenario,
} from './history.ts'
import { createHomeContent } from './home-content.ts'

export interface PlannedHome extends History {
  /** The number of its owner, counted from 0, the demo owner. */
  readonly owner: number
  readonly fate: Scenario
  readonly content: Partial<OfferContent>
  /** The index in the plan of the other owner's home whose pictures it copies. */
  readonly copied: number | null
  readonly cuts: readonly PriceCut[]
}

export interface MarketSize {
  readonly owners: number
  readonly homes: number
}

/** At least one home of each kind, so that the demo owner sees all of them. */
const OWN_FATES: readonly Scenario[] = [
  ...(['shown', 'shown', 'late', 'waiting', 'draft', 'rejected'] as const),
  ...(['paused', 'closed', 'expired', 'removed', 'shown'] as const),
]

/** Indices in the plan of those of them that another owner copies. */
const COPIED: readonly number[] = [0, 1, 2, 10]

/** A copy's price as a share of the original's. */
const COPY_PRICE = 0.7

/** One in this many homes waits in the queue. */
const HOMES_PER_QUEUED = 20

type QueueKind = (typeof DEMO_QUEUE)[number]['kind']

/** Factors for prices that moderators are warned of as unusual. */
const PRICE_FACTORS: Partial<Record<QueueKind, number>> = { cheap: 0.2, dear: 7 }

/** Whether there are enough similar homes to compare its price with. */
const isComparable = ({ city, type, rooms }: OfferContent) =>
  city === 'Kyiv' && type === 'rent' && rooms === '2'

/** What was typed of an unfinished home. */
const unfinished = ({ type, city, street, rooms, area }: OfferContent) => ({
  type,
  city,
  street,
  rooms,
  area,
})

/**
 * Owners whose only home is in the queue come last; the other homes are spread evenly over the
 * others.
 */
export function planMarket(random: Random, { owners, homes }: MarketSize): PlannedHome[] {
  const plan = (owner: number, fate: Scenario, home = createHomeContent(random)): PlannedHome => {
    const content = fate === 'draft' ? unfinished(home) : home
    return { owner, fate, content, copied: null, cuts: [], ...createHistory(random, fate) }
  }
  const queue = DEMO_QUEUE.slice(0, Math.max(1, Math.floor(homes / HOMES_PER_QUEUED)))
  const newOwners = queue.filter(({ kind }) => kind === 'new owner').length
  const known = Math.max(2, owners - newOwners)
  const planned = OWN_FATES.map((fate) => plan(0, fate))
  for (const copied of COPIED) {
    const original = planned[copied] as PlannedHome
    const amount = String(Math.round(Number(original.content.amount) * COPY_PRICE))
    const content = { ...original.content, amount }
    const owner = 1 + (copied % (known - 1))
    planned.push({
      owner,
      fate: 'shown',
      content,
      copied,
      cuts: [],
      ...createCopyHistory(original),
    })
  }
  for (let index = 0; planned.length < homes - queue.length - 1; index += 1)
    planned.push(plan(1 + (index % (known - 1)), pickByShare(random, SCENARIOS).fate))
  planned.push(plan(known - 1, 'appealed'))
  const closed = planned.find(({ fate }) => fate === 'closed')
  const last = planned.findLastIndex(({ fate }) => fate === 'expired')
  planned.forEach((home, index) => {
    const cuts = planPriceCuts(index, home.fate, home)
    planned[index] = closed && index === last ? putUpAgain(closed) : { ...home, cuts }
  })
  let nextNew = known
  for (const [index, { kind, text }] of queue.entries()) {
    const owner = kind === 'new owner' ? nextNew++ : 1 + (index % (known - 1))
    const home = createQueuedContent(random, PRICE_FACTORS[kind])
    const description = text === '' ? (planned[0]?.content.description ?? '') : text
    const copied = kind === 'copied picture' ? 0 : null
    const content = { ...home, description, descriptionUk: '' }
    planned.push({ ...plan(owner, 'waiting', content), copied })
  }
  return planned
}

/** A home that was closed is offered again for less. Nobody has seen it yet, so it keeps its fate for all else. */
function putUpAgain(closed: PlannedHome): PlannedHome {
  const amount = String(Math.round(Number(closed.content.amount) * 0.9))
  const content = { ...closed.content, amount }
  return { ...closed, content, ...createNextHistory(closed) }
}

function createQueuedContent(random: Random, factor: number | undefined): OfferContent {
  let home = createHomeContent(random)
  if (factor === undefined) return home
  while (!isComparable(home)) home = createHomeContent(random)
  return { ...home, amount: String(Math.round(Number(home.amount) * factor)) }
}
