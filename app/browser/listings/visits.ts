import { createStoredJson } from '#app/browser/storage/stored-value.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { continueVisit, getNewSince, type Visit } from '#domain/catalog/listing/visit.ts'
import { hasFields, isNumber, isOptional } from '#domain/platform/json/shape.ts'

type Visits = Partial<Record<EstateType, Visit | undefined>>

const isVisit = hasFields<Visit>({
  lastSeen: isNumber,
  previousEnd: (value): value is number | null => value === null || isNumber(value),
})

const isVisits = hasFields<Visits>({
  sale: isOptional(isVisit),
  rent: isOptional(isVisit),
})

/**
 * When lists of each type were last opened: `{"sale":{"lastSeen":…,"previousEnd":…}}`. `before-list.ts` reads
 * the same key.
 */
export const storedVisits = createStoredJson<Visits>({
  key: 'visits',
  fallback: {},
  isValid: isVisits,
})

/**
 * Call it when a list is opened. Offline, nothing is stored, because the list shown is an older one.
 *
 * @returns listings published after this time are new
 */
export function recordVisit(type: EstateType): number {
  const visit = continueVisit(storedVisits.get()[type], Date.now())
  if (navigator.onLine) storedVisits.update((visits) => ({ ...visits, [type]: visit }))
  return getNewSince(visit)
}
