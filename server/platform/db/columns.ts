import { type Column, sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer<ArrayBuffer> }>({ dataType: () => 'bytea' })

/**
 * For checks and indexes, which take no parameters.
 *
 * @param values constants of ours, never from a request
 */
export const isOneOf = (column: Column, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** Milliseconds, like a JavaScript `Date`, so that values are read as they were written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
