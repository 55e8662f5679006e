import { MAX_INT32 } from './int32.ts'

/** The id of a listing as paths and files write it: a whole number from 1. `null` for what can be none. */
export function parseListingId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return id === null || id > MAX_INT32 ? null : id
}
