import type { FeedField } from '#domain/feeds/fields.ts'
import { getShare } from './contents/column-values.ts'
import { getFit } from './contents/field-fits.ts'
import { matchContents } from './contents/match-contents.ts'
import { isFloorPair } from './contents/value-kinds.ts'
import { matchHeading } from './match-heading.ts'
import type { Evidence } from './proposal.ts'
import type { SampleColumn } from './sample.ts'
import type { ColumnMeaning } from './vocabulary/meaning.ts'

/** One meaning that a column may have. */
export interface ColumnClaim {
  readonly column: SampleColumn
  readonly meaning: ColumnMeaning
  readonly confidence: number
  readonly reason: Evidence
}

const KNOWN = 0.95
const CONTENTS = 0.6
/** If there are fewer values, or more of them fit, the heading is believed. */
const MIN_VALUES = 3
const MIN_FIT = 0.5
/** The share of dates that must be readable. It is high because an unreadable date rejects its whole row. */
const MIN_DATE_FIT = 0.9
const DATES: readonly ColumnMeaning[] = ['publishedAt', 'modifiedAt']

/**
 * @param chosen the field that a person chose
 * @param known the field whose known names have the heading
 */
export function getColumnClaims(
  column: SampleColumn,
  chosen: FeedField | undefined,
  known: FeedField | undefined,
): { claims: readonly ColumnClaim[]; contradicted: ColumnMeaning | null } {
  if (chosen !== undefined)
    return {
      claims: [{ column, meaning: chosen, confidence: 1, reason: 'chosen' }],
      contradicted: null,
    }
  const matches = new Map(matchHeading(column.heading))
  if (known !== undefined) matches.set(known === 'id' ? 'key' : known, KNOWN)
  const found = hasFloorPairs(column, matches) ? 'floorOfFloors' : matchContents(column.values)
  const claims: ColumnClaim[] = []
  let contradicted: ColumnMeaning | null = null
  let contradictedConfidence = 0
  for (const [meaning, confidence] of refineByContents(matches, found)) {
    const fit = getFit(column.values, meaning)
    const minFit = DATES.includes(meaning) ? MIN_DATE_FIT : MIN_FIT
    if (column.values.texts.length >= MIN_VALUES && fit < minFit) {
      if (confidence > contradictedConfidence) contradicted = meaning
      contradictedConfidence = Math.max(confidence, contradictedConfidence)
      continue
    }
    claims.push({ column, meaning, confidence: confidence * (0.5 + 0.5 * fit), reason: 'heading' })
  }
  if (matches.size === 0 && found !== null)
    claims.push({ column, meaning: found, confidence: CONTENTS, reason: 'contents' })
  return { claims, contradicted: claims.length === 0 ? contradicted : null }
}

const FLOORS: readonly ColumnMeaning[] = ['floor', 'floors', 'floorOfFloors']
/** The share of values that must be pairs. In a short file, one mistaken "9/3" is a large share. */
const MIN_PAIRS = 0.5

/** Whether the heading is about floors, and most values are pairs such as "5/9". */
const hasFloorPairs = ({ values }: SampleColumn, matches: ReadonlyMap<ColumnMeaning, number>) =>
  FLOORS.some((meaning) => matches.has(meaning)) && getShare(values.texts, isFloorPair) >= MIN_PAIRS

/** Gives a column another meaning if its heading names one field but its values hold several. */
function refineByContents(
  matches: ReadonlyMap<ColumnMeaning, number>,
  found: ColumnMeaning | null,
): ReadonlyMap<ColumnMeaning, number> {
  const general = found === 'floorOfFloors' ? ['floor', 'floors'] : ['address', 'lat', 'lng']
  const meanings = [...general, found]
  const replaces = found === 'floorOfFloors' || found === 'coordinates'
  const heading = [...matches].filter(([meaning]) => meanings.includes(meaning))
  if (!replaces || heading.length === 0) return matches
  return new Map([[found, Math.max(...heading.map(([, confidence]) => confidence))]])
}
