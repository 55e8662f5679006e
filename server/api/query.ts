import type * as z from 'zod'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { parseSearchQuery, type SearchQueryWithType } from '#domain/search/search-query.ts'

import type { Fault } from './problem.ts'

/** More pairs than all names and every choice of rooms together; nobody reads through more. */
const MAX_PAIRS = 100
/** So many faults are named; whoever has more mends these first. */
const FAULTS_NAMED = 20
/** So much of a name that is not known is told back, in characters. */
const NAME_SHOWN = 40

/** The one name that may come more than once. */
const REPEATABLE = 'rooms'

/** A query that was read, or every pair of it that cannot be. */
export type Read<T> =
  | { readonly query: T; readonly faults?: never }
  | { readonly query?: never; readonly faults: readonly Fault[] }

/**
 * Reads a query by a schema of its pairs. Where a page leaves out what it cannot use, this takes all
 * or nothing: a program that misspells a filter must not get every home.
 */
export function readQuery<T>(pairs: URLSearchParams, schema: z.ZodType<T>): Read<T> {
  if (pairs.size > MAX_PAIRS)
    return { faults: [faultOf('', `At most ${MAX_PAIRS} pairs are read`)] }
  const values = new Map<string, string[]>()
  for (const [name, raw] of pairs) {
    const value = plusRead(name, raw.trim())
    // A form sends its empty fields too.
    if (value === '') continue
    const given = values.get(name)
    if (given === undefined) values.set(name, [value])
    else given.push(value)
  }
  const single = [...values].filter(([name, { length }]) => name !== REPEATABLE && length > 1)
  const repeated = single.map(([name]) => faultOf(name, 'must come once'))
  const record = Object.fromEntries(
    [...values].map(([name, given]) => [name, name === REPEATABLE ? given : given[0]]),
  )
  const read = schema.safeParse(record)
  if (read.success && repeated.length === 0) return { query: read.data }
  const faults = [...repeated, ...(read.error?.issues ?? []).flatMap(faultsOf)]
  return { faults: faults.slice(0, FAULTS_NAMED) }
}

/** A plus that nobody encoded arrives as a space: "4+" as "4". */
const plusRead = (name: string, value: string) =>
  name === REPEATABLE && value === '4' ? '4+' : value

function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => faultOf(name, 'is not known here'))
  }
  return [faultOf(String(issue.path[0]), issue.message)]
}

const faultOf = (name: string, detail: string): Fault => ({
  name: Array.from(name).slice(0, NAME_SHOWN).join(''),
  detail,
})

/** The search of pairs that a schema took, read as pages read it. */
export function searchOf(pairs: URLSearchParams, type: EstateType): SearchQueryWithType {
  return { ...parseSearchQuery(pairs).query, type }
}
