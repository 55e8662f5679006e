import { ESTATE_TYPES } from '#domain/listing/estate-type.ts'
import { type IndexChange, type ListingKey, NO_CHANGE } from './change.ts'
import { compaction } from './compaction.ts'
import { createLiveIndex, type LiveIndex } from './live-index.ts'
import { isListed } from './live-segment.ts'
import type { SearchRow } from './row.ts'
import { orderOf, SEGMENT, type Segment, segmentOf } from './segment.ts'
import { createTable } from './table.ts'
import { termsIn } from './terms.ts'

/** A listing to be found, with the text that its words are found in. */
export interface TextRow extends SearchRow {
  readonly text: string
}

/** Listings on their way into an index; all of them appear at once, in the best order. */
export interface Filling {
  readonly push: (row: SearchRow) => void
  readonly finish: () => IndexChange
}

/** Makes the changes of an index, which others apply to their own view of it. */
export interface IndexWriter {
  /** The writer's own view, up to its last change. */
  readonly index: LiveIndex
  /** Begins to fill the index with listings of which none is there yet, without their texts. */
  readonly fill: () => Filling
  /** Adds the texts of a segment; text `i` belongs to the listing at place `i`. */
  readonly addTexts: (segment: number, texts: readonly string[]) => IndexChange
  /** Puts listings in, in place of what they were, and takes others out. */
  readonly write: (rows: readonly TextRow[], removed: readonly ListingKey[]) => IndexChange
  /** Writes segments anew that have become small or full of gaps; `null` when all is well. */
  readonly compact: () => IndexChange | null
}

/** A writer of an empty index. */
export function createIndexWriter(): IndexWriter {
  const index = createLiveIndex()
  let numbers = 0
  const next = () => {
    numbers += 1
    return numbers
  }

  function done(change: IndexChange): IndexChange {
    index.apply(change)
    return change
  }

  function collect() {
    const tables = { sale: createTable(), rent: createTable() }
    return {
      push: (row: SearchRow) => tables[row.type].push(row),
      segments: () =>
        ESTATE_TYPES.flatMap((type) => {
          const { columns, length, cities } = tables[type]
          const source = { columns: columns(), cities }
          const order = orderOf(source.columns, length())
          const segments: Segment[] = []
          for (let from = 0; from < order.length; from += SEGMENT) {
            segments.push(segmentOf(type, next(), source, order.subarray(from, from + SEGMENT)))
          }
          return segments
        }),
    }
  }

  function whereIs({ type, id }: ListingKey): IndexChange['takenOut'] {
    return index
      .segments()
      .filter((live) => live.segment.type === type && isListed(live, id))
      .map(({ segment }) => ({ segment: segment.number, id }))
  }

  function withTexts(segment: Segment, rows: readonly TextRow[]): Segment {
    const texts = new Map<string, string>(rows.map((row) => [`${row.type} ${row.id}`, row.text]))
    const textOf = (id: number) => texts.get(`${segment.type} ${id}`) ?? ''
    return { ...segment, terms: termsIn(Array.from(segment.columns.id, textOf)) }
  }

  return {
    index,
    fill() {
      const { push, segments } = collect()
      return { push, finish: () => done({ ...NO_CHANGE, added: segments() }) }
    },
    addTexts: (segment, texts) =>
      done({ ...NO_CHANGE, terms: [{ segment, terms: termsIn(texts) }] }),
    write(rows, removed) {
      // Of a listing that is given twice, the last one counts.
      const latest = [...new Map(rows.map((row) => [`${row.type} ${row.id}`, row])).values()]
      const { push, segments } = collect()
      for (const row of latest) push(row)
      return done({
        ...NO_CHANGE,
        takenOut: [...latest, ...removed].flatMap(whereIs),
        added: segments().map((segment) => withTexts(segment, latest)),
      })
    },
    compact() {
      const change = compaction(index.segments(), next)
      return change === null ? null : done(change)
    },
  }
}
