import { DAY_MS } from './durations.ts'

/** @param days may be negative */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)
