import {
  type AskedAmount,
  type HistoricPrice,
  isRowVisible,
  readHistoricPrice,
} from './recorded-row.ts'
import { type RowChange, type RowState, rewind } from './rewind.ts'

/** A listing with what changed of it. Moments are in milliseconds since 1970. */
export interface ListingRecord {
  readonly id: number
  readonly publishedAt: number
  /** The columns of `RECORDED_COLUMNS`. */
  readonly current: RowState
  /** The oldest first. Values of columns that are not in `RECORDED_COLUMNS` may be missing, their names may not. */
  readonly events: readonly (RowChange & { readonly at: number })[]
}

/** Columns whose values the timeline reads. */
export const RECORDED_COLUMNS = [
  ...['price', 'asked_amount', 'asked_currency'],
  ...['status', 'deleted_at', 'confirmed_at', 'images'],
] as const

const DESCRIPTION_COLUMNS = ['description', 'description_en', 'description_uk']

/** Columns that say nothing of the home itself, follow others, or have a kind of their own. */
const OTHER_COLUMNS: ReadonlySet<string> = new Set([
  ...RECORDED_COLUMNS,
  ...DESCRIPTION_COLUMNS,
  ...['type', 'price_unit', 'price_per_square', 'published_at', 'is_late', 'count_rooms'],
  ...['renovation', 'heating_system', 'wall_type', 'city_id'],
])

export const HAPPENINGS = [
  ...(['listed', 'listed-again', 'withdrawn', 'back'] as const),
  ...(['price', 'pictures', 'facts', 'description', 'confirmed'] as const),
] as const
export type Happening = (typeof HAPPENINGS)[number]

export interface TimelineRow {
  readonly at: number
  /** In the order of `HAPPENINGS`. */
  readonly happenings: readonly Happening[]
  readonly price: HistoricPrice
  /** By how many percent the price is another than before, toward 0; `null` if it is the same or not comparable. */
  readonly percent: number | null
  /** How many pictures came and went. */
  readonly pictures: { readonly added: number; readonly removed: number }
}

export const isSamePrice = (a: AskedAmount, b: AskedAmount) =>
  a.amount === b.amount && a.currency === b.currency

/** Toward 0, so that nothing looks larger than it is; `null` between currencies. */
export function getPercent(before: AskedAmount, after: AskedAmount): number | null {
  if (before.currency !== after.currency || before.amount === 0) return null
  // `+ 0` makes 0 of -0.
  return Math.trunc((100 * (after.amount - before.amount)) / before.amount) + 0
}

interface Step {
  readonly at: number
  readonly before: RowState | null
  readonly after: RowState
  /** Names of changed columns. */
  readonly changed: readonly string[]
}

/** The first step is always that there is a listing, also for one that is older than the records. */
function toSteps({ publishedAt, current, events }: ListingRecord): [Step, ...Step[]] {
  const [first, ...steps] = rewind(current, events).map(({ at, was, before, after }) => ({
    ...{ at, before, after },
    changed: Object.keys(was ?? {}),
  }))
  if (first?.before === null) return [first, ...steps]
  const at = Math.min(publishedAt, first?.at ?? publishedAt)
  const listed = { at, before: null, after: first?.before ?? current, changed: [] }
  return first === undefined ? [listed] : [listed, first, ...steps]
}

/** Listings of one home in their order; each ends where the next one begins. */
function toParts(records: readonly ListingRecord[]): Step[][] {
  const parts = records
    .map((record) => ({ record, steps: toSteps(record) }))
    .sort((a, b) => a.steps[0].at - b.steps[0].at || a.record.id - b.record.id)
  return parts.map(({ record, steps: [first, ...steps] }, index) => {
    const next = parts[index + 1]?.steps[0].at ?? Number.POSITIVE_INFINITY
    // A feed knows since when its home was offered elsewhere, but it may not date a second listing back.
    const at = index === 0 ? Math.min(record.publishedAt, first.at) : first.at
    return [{ ...first, at }, ...steps.filter((step) => step.at <= next)]
  })
}

function countPictures({ before, after }: Step) {
  const [old, now] = [before?.images, after.images].map((images) => (images ?? []) as string[])
  return {
    added: now?.filter((image) => !old?.includes(image)).length ?? 0,
    removed: old?.filter((image) => !now?.includes(image)).length ?? 0,
  }
}

const NO_PICTURES = { added: 0, removed: 0 }

/** What visitors could see happen to a home, the oldest first: what changed while it was not shown is not told. */
export function createTimeline(records: readonly ListingRecord[]): TimelineRow[] {
  const rows: TimelineRow[] = []
  let isShown = false
  for (const steps of toParts(records)) {
    let wasShown = false
    for (const step of steps) {
      const last = rows.at(-1)
      const price = last && !isRowVisible(step.after) ? last.price : readHistoricPrice(step.after)
      const beginning = wasShown ? 'back' : last ? 'listed-again' : 'listed'
      const add = (happenings: readonly Happening[]) => {
        const percent = last ? getPercent(last.price, price) : null
        const pictures = happenings.includes('pictures') ? countPictures(step) : NO_PICTURES
        const at = Math.max(step.at, last?.at ?? step.at)
        rows.push({ at, happenings, price, percent: percent || null, pictures })
      }
      if (!isRowVisible(step.after)) {
        if (isShown) add(['withdrawn'])
        isShown = false
        continue
      }
      const isOn = isShown && wasShown
      const changes = findChanges(step, last && !isSamePrice(last.price, price))
      if (!isOn) add([beginning, ...changes.filter((one) => one !== 'confirmed')])
      else if (changes.length > 0) {
        if (isOnlyConfirmed(changes) && last && isOnlyConfirmed(last.happenings)) rows.pop()
        add(changes)
      }
      isShown = true
      wasShown = true
    }
  }
  return rows
}

const isOnlyConfirmed = ([first]: readonly Happening[]) => first === 'confirmed'

function findChanges(step: Step, isOtherPrice = false): Happening[] {
  const { before, after, changed } = step
  const { added, removed } = countPictures(step)
  const isConfirmed = changed.includes('confirmed_at') && after.confirmed_at !== null
  const changes: (Happening | false)[] = [
    isOtherPrice && 'price',
    before !== null && added + removed > 0 && 'pictures',
    changed.some((column) => !OTHER_COLUMNS.has(column)) && 'facts',
    changed.some((column) => DESCRIPTION_COLUMNS.includes(column)) && 'description',
  ]
  const told = changes.filter((one) => one !== false)
  return told.length === 0 && isConfirmed ? ['confirmed'] : told
}
