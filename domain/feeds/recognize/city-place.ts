import { isPlacePart } from '#domain/feeds/address/split-address.ts'
import { getDistinctShare, getShare } from './contents/column-values.ts'
import { hasLetters } from './contents/value-kinds.ts'
import type { SampleColumn } from './sample.ts'

const MIN_SHARE = 0.8

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
