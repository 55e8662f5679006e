import { FEED_FIELDS, type FeedField, type FeedRecord, isFeedField } from '#domain/feeds/fields.ts'
import type { FeedProfile } from './feed-profile.ts'
import { compilePattern } from './pattern.ts'

/** @param get the value of a column, by the name that the profile has for it; `undefined` if there is none */
export type RecordReader = (get: (column: string) => unknown) => FeedRecord

/**
 * Reads rows as a profile says. A field that several things set gets its value from the first: a column, then a
 * pattern, then a constant.
 */
export function createRecordReader(profile: FeedProfile): RecordReader {
  const columns = entriesOf(profile.columns).map(
    ([field, source]) => [field, listColumns(source), isChoice(source)] as const,
  )
  const patterns = Object.entries(profile.patterns ?? {}).map(
    ([column, texts]) => [column, [texts].flat().map(compilePattern)] as const,
  )
  const values = entriesOf(profile.values ?? {}).map(
    ([field, table]) =>
      [
        field,
        new Map(Object.entries(table).map(([name, value]) => [normalizeValue(name), value])),
      ] as const,
  )
  const constants = entriesOf(profile.constants ?? {})
  return (get) => {
    const record: FeedRecord = {}
    for (const [field, names, takesFirst] of columns) {
      const values = names.map(get)
      const joint = field === 'address' ? joinAddress : joinAll
      const value = takesFirst ? (values.find(hasValue) ?? '') : joinValues(values, joint)
      if (value !== '') record[field] = value
    }
    for (const [column, matches] of patterns) addPatternFields(record, get(column), matches)
    for (const [field, table] of values) {
      const meaning = table.get(normalizeValue(record[field] ?? ''))
      if (meaning !== undefined) record[field] = meaning
    }
    for (const [field, value] of constants) record[field] ??= value
    return record
  }
}

type ColumnSource = NonNullable<FeedProfile['columns'][FeedField]>

const isChoice = (source: ColumnSource) => typeof source === 'object' && 'first' in source

function listColumns(source: ColumnSource): readonly string[] {
  if (typeof source === 'string') return [source]
  return 'first' in source ? source.first : source
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The names of columns that a profile reads. */
export const getProfileColumns = ({ columns, patterns, only }: FeedProfile): ReadonlySet<string> =>
  new Set([
    ...entriesOf(columns).flatMap(([, source]) => listColumns(source)),
    ...Object.keys(patterns ?? {}),
    ...Object.keys(only ?? {}),
  ])

/**
 * The fields that rows can have, and the column or the columns of each; a constant has none.
 *
 * @param hasColumn whether the source has a column
 */
export function getProfileFields(
  profile: FeedProfile,
  hasColumn: (name: string) => boolean,
): ReadonlyMap<FeedField, string> {
  const columns = entriesOf(profile.columns)
    .map(([field, source]) => [field, listColumns(source).filter(hasColumn)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([field, names]) => [field, names.join(' + ')] as const)
  const patterns = Object.entries(profile.patterns ?? {})
    .filter(([column]) => hasColumn(column))
    .flatMap(([column, texts]) =>
      Object.keys(FEED_FIELDS)
        .filter(isFeedField)
        .filter((field) => [texts].flat().some((text) => text.includes(`{${field}}`)))
        .map((field) => [field, column] as const),
    )
  const constants = entriesOf(profile.constants ?? {}).map(([field]) => [field, field] as const)
  return new Map([...constants, ...patterns, ...columns])
}

function addPatternFields(
  record: FeedRecord,
  value: unknown,
  matches: readonly ReturnType<typeof compilePattern>[],
): void {
  if (typeof value !== 'string' && typeof value !== 'number') return
  for (const match of matches) {
    const found = match(String(value))
    if (found === null) continue
    for (const [field, part] of entriesOf(found)) record[field] ??= part
    return
  }
}

/** Joins the values of several columns. A single value stays as it is, and so does a list of pictures. */
function joinValues(values: readonly unknown[], joint: (parts: string[]) => string): unknown {
  if (values.length === 1) return values[0] ?? ''
  return joint(
    values
      .flat()
      .map((value) =>
        typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '',
      )
      .filter((text) => text !== ''),
  )
}

const joinAll = (parts: readonly string[]) => parts.join(', ')

/** Joins the parts of an address. Some sources repeat the city in the address: "Sumska 5, Kharkiv", "Kharkiv". */
const joinAddress = (parts: readonly string[]) =>
  parts.reduce((address, part) => {
    const known = address.split(',').map(normalizeValue)
    return address === '' || known.includes(normalizeValue(part))
      ? address || part
      : `${address}, ${part}`
  }, '')

const normalizeValue = (value: unknown) => String(value).trim().toLowerCase()

const entriesOf = <T>(table: Partial<Record<FeedField, T>>) =>
  Object.entries(table) as [FeedField, T][]
