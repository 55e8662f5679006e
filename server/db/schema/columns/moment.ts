import { timestamp } from 'drizzle-orm/pg-core'

/** Milliseconds, like a JavaScript `Date`, so that values are read as they were written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
