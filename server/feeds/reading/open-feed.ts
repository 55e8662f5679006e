import { createFieldFinder, FEED_FIELDS, type FeedField } from '#domain/feeds/fields.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import { getProfileColumns, getProfileFields } from '#domain/feeds/profile/record-reader.ts'
import {
  createNameReader,
  createProfileReader,
  type FeedRow,
  type FieldFinder,
  readFeedRows,
} from './feed-row.ts'
import { type FeedSource, type FeedSourceFile, openFeedSource } from './feed-source.ts'

/** Can be read once. */
export interface OpenFeed extends Omit<FeedSource, 'rows'> {
  /** The fields that rows can have; `null` for JSON by names and for XML, where each listing has its own. */
  readonly fields: ReadonlySet<FeedField> | null
  /** Columns of a table that nothing is read from. */
  readonly unusedColumns: readonly string[]
  /** The rows in chunks. */
  rows(onBytes?: (sum: number) => void): AsyncGenerator<FeedRow[]>
  /** Name of the column that a field was read from, as in the file; else ours. */
  columnOf(field: FeedField): string
}

export interface FeedFile extends FeedSourceFile {
  /** Overrides for the fields that columns map to. */
  readonly columns?: ReadonlyMap<string, FeedField>
  /** How to read the columns, instead of by their names. */
  readonly profile?: FeedProfile
}

/** @throws one sentence when the file cannot be read as a feed */
export async function openFeed(file: FeedFile): Promise<OpenFeed> {
  const find = createFieldFinder(file.columns)
  const source = await openFeedSource(file, find)
  const profile = file.profile ?? source.profile
  return profile === undefined ? readByNames(source, find) : readByProfile(source, profile)
}

function readByNames(source: FeedSource, find: FieldFinder): OpenFeed {
  const names = new Map<FeedField, string>()
  /** Cache: each listing of JSON names its fields again. */
  const known = new Map<string, FeedField | null>()
  const fieldOf = (name: string) => {
    const before = known.get(name)
    if (before !== undefined) return before ?? undefined
    const field = find(name)
    known.set(name, field ?? null)
    if (field !== undefined && !names.has(field)) names.set(field, name)
    return field
  }
  const fields = source.columns?.flatMap((name) => fieldOf(name) ?? []) ?? null
  const reader = createNameReader(fieldOf)
  return {
    ...source,
    fields: fields && new Set(fields),
    unusedColumns: source.columns?.filter((name) => fieldOf(name) === undefined) ?? [],
    columnOf: (field) => names.get(field) ?? FEED_FIELDS[field][0],
    rows: (onBytes) => readFeedRows(source.rows(onBytes), reader),
  }
}

function readByProfile(source: FeedSource, profile: FeedProfile): OpenFeed {
  const names = getProfileFields(profile, (name) => source.columns?.includes(name) ?? true)
  const used = getProfileColumns(profile)
  const reader = createProfileReader(profile)
  return {
    ...source,
    // Elements of XML may be missing in each listing.
    fields: source.format === 'xml' ? null : new Set(names.keys()),
    unusedColumns: source.columns?.filter((name) => !used.has(name)) ?? [],
    columnOf: (field) => names.get(field) ?? FEED_FIELDS[field][0],
    rows: (onBytes) => readFeedRows(source.rows(onBytes), reader),
  }
}
