import { type Column, sql } from 'drizzle-orm'

/**
 * For checks and indexes, which take no parameters. @param values constants of ours, never from a
 * request
 */
export const isOneOf = (column: Column, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
