import { MAX_INT32 } from './int32.ts'

/** The id of a listing in a path or file: a whole number from 1. `null` for anything else. */
export function parseListingId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return id === null || id > MAX_INT32 ? null : id
}
