import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'

/** @returns `null` for anything that our forms do not send */
export function readRevision(text: unknown): number | null {
  const revision = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : null
  return revision === null || revision > MAX_INT32 ? null : revision
}
