import { timestamp } from 'drizzle-orm/pg-core'

/** As precise as a `Date` of JavaScript, so that what is read is what was written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
