import { type Column, sql } from 'drizzle-orm'

/** For checks and indexes, which take no parameters. @param values words of our own, never of a request */
export const isOneOf = (column: Column, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
