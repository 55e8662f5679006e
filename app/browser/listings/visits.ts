import { createStoredValue } from '#app/browser/storage/stored-value.ts'
import { hasFields, isNumber, isOptional, requireShape } from '#domain/json/shape.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { continueVisit, getNewSince, type Visit } from '#domain/listing/visit.ts'

type Visits = Partial<Record<EstateType, Visit | undefined>>

const isVisit = hasFields<Visit>({
  lastSeen: isNumber,
  previousEnd: (value): value is number | null => value === null || isNumber(value),
})

const isVisits = hasFields<Visits>({
  sale: isOptional(isVisit),
  rent: isOptional(isVisit),
})

/** When the lists of each type were opened in this browser: `{"sale":{"lastSeen":…,"previousEnd":…}}`. `before-list.ts` reads it too. */
export const storedVisits = createStoredValue<Visits>({
  key: 'visits',
  fallback: {},
  parse: (text) => ({ value: requireShape(JSON.parse(text), isVisits), valid: true }),
  serialize: (visits) => JSON.stringify(visits),
})

/**
 * A list is opened. Nothing is stored without a connection: what is shown then was published before.
 *
 * @returns when new homes were published, at the earliest
 */
export function recordVisit(type: EstateType): number {
  const visit = continueVisit(storedVisits.get()[type], Date.now())
  if (navigator.onLine) storedVisits.update((visits) => ({ ...visits, [type]: visit }))
  return getNewSince(visit)
}
