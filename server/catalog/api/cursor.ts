import type { Cursor } from '#search/query/lowest.ts'

/** Opaque to clients. */
export const formatCursor = ({ key, id }: Cursor): string => `${key}_${id}`

const CURSOR = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)_([1-9]\d{0,9})$/

export function parseCursor(text: string): Cursor | null {
  const [, key = '', id = ''] = CURSOR.exec(text) ?? []
  const cursor = { key: Number(key), id: Number(id) }
  return key !== '' && Number.isFinite(cursor.key) ? cursor : null
}
