import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { containsListing } from '#search/segment/live-segment.ts'
import { createSegment, MAX_SEGMENT_ROWS, type Segment, sortRows } from '#search/segment/segment.ts'
import { indexTexts } from '#search/segment/term-dictionary.ts'
import { createColumnBuilder } from './column-builder.ts'
import { EMPTY_CHANGE, type IndexChange, type ListingKey } from './index-change.ts'
import type { IndexedListing } from './indexed-listing.ts'
import { createLiveIndex, type LiveIndex } from './live-index.ts'
import { planMerge } from './plan-merge.ts'

/** A listing with the text that is searched for words. */
export interface SearchableListing extends IndexedListing {
  readonly text: string
}

/** Listings that are added to the index in one change. */
export interface BulkLoad {
  readonly push: (listing: IndexedListing) => void
  readonly finish: () => IndexChange
}

/** Creates the changes of an index, which other threads apply to their own view. */
export interface IndexWriter {
  /** The writer's own view, up to its last change. */
  readonly index: LiveIndex
  /** For listings that are not in the index yet; `addTexts` adds their texts later. */
  readonly startBulkLoad: () => BulkLoad
  /** Text `i` belongs to row `i` of the segment. */
  readonly addTexts: (segment: number, texts: readonly string[]) => IndexChange
  /** Adds or replaces `listings` and deletes `removed`. */
  readonly write: (
    listings: readonly SearchableListing[],
    removed: readonly ListingKey[],
  ) => IndexChange
  /** Merges small or sparse segments; `null` when there is nothing to merge. */
  readonly compact: () => IndexChange | null
}

export function createIndexWriter(): IndexWriter {
  const index = createLiveIndex()
  let lastNumber = 0
  const nextNumber = () => {
    lastNumber += 1
    return lastNumber
  }

  function applyChange(change: IndexChange): IndexChange {
    index.apply(change)
    return change
  }

  function createSegmentBuilder() {
    const builders = { sale: createColumnBuilder(), rent: createColumnBuilder() }
    return {
      push: (listing: IndexedListing) => builders[listing.type].push(listing),
      build: () =>
        ESTATE_TYPES.flatMap((type) => {
          const { columns, length, cities } = builders[type]
          const source = { columns: columns(), cities }
          const order = sortRows(source.columns, length())
          const segments: Segment[] = []
          for (let from = 0; from < order.length; from += MAX_SEGMENT_ROWS) {
            segments.push(
              createSegment(
                type,
                nextNumber(),
                source,
                order.subarray(from, from + MAX_SEGMENT_ROWS),
              ),
            )
          }
          return segments
        }),
    }
  }

  function findTombstones({ type, id }: ListingKey): IndexChange['tombstones'] {
    return index
      .segments()
      .filter((live) => live.segment.type === type && containsListing(live, id))
      .map(({ segment }) => ({ segment: segment.number, id }))
  }

  function addTermsToSegment(segment: Segment, listings: readonly SearchableListing[]): Segment {
    const texts = new Map<string, string>(
      listings.map((listing) => [`${listing.type} ${listing.id}`, listing.text]),
    )
    const getText = (id: number) => texts.get(`${segment.type} ${id}`) ?? ''
    return { ...segment, terms: indexTexts(Array.from(segment.columns.id, getText)) }
  }

  return {
    index,
    startBulkLoad() {
      const { push, build } = createSegmentBuilder()
      return { push, finish: () => applyChange({ ...EMPTY_CHANGE, addedSegments: build() }) }
    },
    addTexts: (segment, texts) =>
      applyChange({ ...EMPTY_CHANGE, addedTerms: [{ segment, terms: indexTexts(texts) }] }),
    write(listings, removed) {
      // If a listing is given twice, the last one counts.
      const latest = [
        ...new Map(listings.map((listing) => [`${listing.type} ${listing.id}`, listing])).values(),
      ]
      const { push, build } = createSegmentBuilder()
      for (const listing of latest) push(listing)
      return applyChange({
        ...EMPTY_CHANGE,
        tombstones: [...latest, ...removed].flatMap(findTombstones),
        addedSegments: build().map((segment) => addTermsToSegment(segment, latest)),
      })
    },
    compact() {
      const change = planMerge(index.segments(), nextNumber)
      return change === null ? null : applyChange(change)
    },
  }
}
