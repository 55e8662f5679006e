import { isPlacePart } from '#domain/feeds/address/split-address.ts'
import { compilePattern } from '#domain/feeds/profile/pattern.ts'
import { getDistinctShare, getShare } from './contents/column-values.ts'
import { hasLetters, isAreaTriple, isCoordinatePair } from './contents/value-kinds.ts'
import type { SampleColumn } from './sample.ts'

const FLOOR_PATTERNS = [
  '{floor}/{floors}',
  '{floor}\\{floors}',
  '{floor} з {floors}',
  '{floor} із {floors}',
  '{floor} из {floors}',
  '{floor} of {floors}',
  '{floor} z {floors}',
  '{floor} von {floors}',
  '{floor} de {floors}',
]
const COORDINATE_PATTERNS = [
  '({lat};{lng})',
  '({lat},{lng})',
  '{lat};{lng}',
  '{lat},{lng}',
  '{lat} {lng}',
]

const MIN_SHARE = 0.8

const keepFitting = (patterns: readonly string[], texts: readonly string[]) =>
  patterns.filter((pattern) => texts.some((text) => compilePattern(pattern)(text) !== null))

/** The patterns that occur in the values, and one for a floor alone. */
export function getFloorPatterns({ values }: SampleColumn): string[] {
  return [...keepFitting(FLOOR_PATTERNS, values.texts), '{floor}']
}

/** The pattern of pairs of coordinates; `null` if the values are not pairs. */
export function getCoordinatePattern({ values }: SampleColumn): string | null {
  const pairs = values.texts.filter(isCoordinatePair)
  return (
    COORDINATE_PATTERNS.find((pattern) => {
      const match = compilePattern(pattern)
      return getShare(pairs, (text) => isPairOfDegrees(match(text))) >= MIN_SHARE
    }) ?? null
  )
}

const isPairOfDegrees = (found: { lat?: string; lng?: string } | null) =>
  found !== null && [found.lat, found.lng].every((text) => /^-?\d+[.,]\d+$/.test(text ?? ''))

/** The patterns for values such as "54/30/9"; `null` if the values are single areas. */
export function getAreaPatterns({ values }: SampleColumn): string[] | null {
  return getShare(values.texts, isAreaTriple) >= MIN_SHARE / 2 ? ['{area}/{}/{}', '{area}'] : null
}

export type CityPlace = 'first' | 'last' | null

/**
 * Whether the city is the first or the last part of the addresses. Cities repeat and have no number, while streets
 * repeat less: "Kyiv, Podil, Mezhyhirska 12" begins with it, "12 Market Street, Lviv" ends with it.
 */
export function findCityPlace({ values }: SampleColumn): CityPlace {
  const parts = values.texts.map((text) => text.split(',').map((part) => part.trim()))
  const several = parts.filter((list) => list.length > 1)
  if (several.length < parts.length * MIN_SHARE || several.length === 0) return null
  const first = several.map((list) => list[0] ?? '')
  const last = several.map((list) => list.at(-1) ?? '')
  const isName = (text: string) => hasLetters(text) && !/\d/.test(text) && !isPlacePart(text)
  const canBeCity = (texts: string[]) => getShare(texts, isName) >= MIN_SHARE
  if (canBeCity(first) && (!canBeCity(last) || getDistinctShare(first) < getDistinctShare(last)))
    return isRepeated(first) ? 'first' : null
  return canBeCity(last) ? 'last' : null
}

const isRepeated = (texts: readonly string[]) => texts.length < 3 || getDistinctShare(texts) <= 0.5
