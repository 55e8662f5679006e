import { getPlausibleYears, PLAUSIBLE_FLOORS } from '#domain/catalog/listing/price/plausible.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { parseCondition } from './terms/condition.ts'
import { parseHeating } from './terms/heating.ts'
import { parseWalls } from './terms/walls.ts'
import type { FeedValues } from './values.ts'

interface Facts {
  readonly currentFloor: number | null
  readonly totalFloor: number | null
  readonly yearofConstruction: number | null
}

const FLOOR_EXPECTED = 'a whole number, the floor'
const FLOORS_EXPECTED = 'a whole number, the floors of the building'

/**
 * Reads facts from our own export. They passed validation on the first import, so implausible values are kept; `null`
 * for facts that are not stated.
 */
export function readFacts(values: FeedValues): Facts {
  return {
    currentFloor: values.integer('floor', FLOOR_EXPECTED),
    totalFloor: values.integer('floors', FLOORS_EXPECTED),
    yearofConstruction: values.integer('year', 'a year'),
  }
}

/**
 * Reads plausible facts (`domain/catalog/listing/price/plausible.ts`). Implausible ones are dropped and count as not
 * stated.
 */
export function readPlausibleFacts(values: FeedValues, currentYear: number): Facts {
  const years = getPlausibleYears(currentYear)
  return {
    ...readFloors(values),
    yearofConstruction: values.integer('year', `a year from ${years.min} to ${years.max}`, years),
  }
}

/** Reads facts that have standard values. Words that mean none of them are kept as they are. */
export function readTerms(values: FeedValues): {
  [Field in 'heating' | 'walls' | 'condition']: StoredListing[Field] | undefined
} {
  const [stated, renovation] = [
    parseCondition(values.raw('condition')),
    parseCondition(values.raw('renovation')),
  ]
  return {
    heating: parseHeating(values.raw('heating')),
    walls: parseWalls(values.raw('walls')),
    condition:
      [stated, renovation].find((term) => term && term.value !== 'other') ?? stated ?? renovation,
  }
}

/**
 * Reads the floor and the number of floors. If they contradict each other, nobody can tell which is wrong, so both are
 * dropped.
 */
function readFloors(values: FeedValues) {
  const { min, max } = PLAUSIBLE_FLOORS
  const floor = values.integer('floor', `${FLOOR_EXPECTED} from ${min} to ${max}`, { min, max })
  const floors = values.integer('floors', `${FLOORS_EXPECTED}, from 1 to ${max}`, { min: 1, max })
  if (floor === null || floors === null || floor <= floors)
    return { currentFloor: floor, totalFloor: floors }
  values.drop('floor', `a floor within the building, which has ${floors}`)
  return { currentFloor: null, totalFloor: null }
}
