import type { Cursor } from '#search/top-k.ts'

/** A place in an order as a query names it; programs take it from an answer and read nothing of it. */
export const formatCursor = ({ key, id }: Cursor): string => `${key}_${id}`

const CURSOR = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)_([1-9]\d{0,9})$/

/** The place that a text names; `null` if it names none. */
export function parseCursor(text: string): Cursor | null {
  const [, key = '', id = ''] = CURSOR.exec(text) ?? []
  const cursor = { key: Number(key), id: Number(id) }
  return key !== '' && Number.isFinite(cursor.key) ? cursor : null
}
