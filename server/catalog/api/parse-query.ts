import type * as z from 'zod'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import {
  parseSearchQuery,
  repairRoomOption,
  type SearchQueryWithType,
} from '#domain/catalog/search/search-query.ts'
import type { InvalidParameter } from './problem.ts'

/** More than all names and all options of `rooms` together. */
const MAX_PARAMETERS = 100
const MAX_REPORTED_ERRORS = 20
/** In characters. */
const MAX_REPORTED_NAME_LENGTH = 40

const REPEATABLE = 'rooms'

export type QueryResult<T> =
  | { readonly query: T; readonly errors?: never }
  | { readonly query?: never; readonly errors: readonly InvalidParameter[] }

/**
 * Pages ignore parameters that they cannot use; this accepts all or none, because a program that
 * misspells a filter must not get every listing.
 */
export function parseQuery<T>(pairs: URLSearchParams, schema: z.ZodType<T>): QueryResult<T> {
  if (pairs.size > MAX_PARAMETERS)
    return { errors: [invalidParameter('', `At most ${MAX_PARAMETERS} pairs are read`)] }
  const values = new Map<string, string[]>()
  for (const [name, raw] of pairs) {
    const value = repairPlus(name, raw.trim())
    // Forms send their empty fields, too.
    if (value === '') continue
    const given = values.get(name)
    if (given === undefined) values.set(name, [value])
    else given.push(value)
  }
  const single = [...values].filter(([name, { length }]) => name !== REPEATABLE && length > 1)
  const repeated = single.map(([name]) => invalidParameter(name, 'must come once'))
  const record = Object.fromEntries(
    [...values].map(([name, given]) => [name, name === REPEATABLE ? given : given[0]]),
  )
  const read = schema.safeParse(record)
  if (read.success && repeated.length === 0) return { query: read.data }
  const faults = [...repeated, ...(read.error?.issues ?? []).flatMap(toInvalidParameters)]
  return { errors: faults.slice(0, MAX_REPORTED_ERRORS) }
}

const repairPlus = (name: string, value: string) =>
  name === REPEATABLE ? repairRoomOption(value) : value

function toInvalidParameters(issue: z.core.$ZodIssue): InvalidParameter[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => invalidParameter(name, 'is not known here'))
  }
  return [invalidParameter(String(issue.path[0]), issue.message)]
}

const invalidParameter = (name: string, detail: string): InvalidParameter => ({
  name: Array.from(name).slice(0, MAX_REPORTED_NAME_LENGTH).join(''),
  detail,
})

/** Turns parameters that a schema has accepted into a search query. */
export function toSearchQuery(pairs: URLSearchParams, type: EstateType): SearchQueryWithType {
  return { ...parseSearchQuery(pairs).query, type }
}
