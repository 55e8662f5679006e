import type { ColumnMeaning } from '#domain/feeds/recognize/vocabulary/meaning.ts'
import { parseEstateTypeWord } from '#domain/feeds/words.ts'
import { type ColumnValues, getDistinctShare, getShare } from './column-values.ts'
import {
  hasAreaUnit,
  hasCurrency,
  hasLetters,
  isAreaTriple,
  isCoordinatePair,
  isFloorPair,
  isImageUrl,
  isMarkedPhone,
  isMarkedRooms,
  isPreciseDegrees,
  isWholeBetween,
} from './value-kinds.ts'

/** A single value proves nothing. */
const MIN_VALUES = 3
const MIN_SHARE = 0.8
const MIN_DESCRIPTION_LENGTH = 80

const STREET =
  /\b(ul\.?|al\.|str\.|street|st\.?|road|rd|ave(nue)?|platz|allee|calle|avda\.?)(\s|$)|stra(ß|ss)e|(^|[\s,])(вул|просп|пр-т|бул|пров|пл|ул|пер)\.?\s/iu

/** Longer texts are descriptions, which may say "for rent" too. */
const MAX_DEAL_LENGTH = 30

const isDealWord = (text: string) =>
  text.length <= MAX_DEAL_LENGTH && hasLetters(text) && parseEstateTypeWord(text) !== null

/** Kinds of values that only one field has, whatever the heading says. */
const TELLING: readonly (readonly [ColumnMeaning, (text: string) => boolean])[] = [
  ['coordinates', isCoordinatePair],
  ['floorOfFloors', isFloorPair],
  ['images', isImageUrl],
  ['agentPhone', isMarkedPhone],
  ['price', hasCurrency],
  ['rooms', isMarkedRooms],
  ['area', (text) => hasAreaUnit(text) || isAreaTriple(text)],
  ['type', isDealWord],
  ['address', (text) => /\d/.test(text) && text.length < 120 && STREET.test(text)],
]

/** The meaning of a column as far as its values alone show it; `null` if they do not. */
export function matchContents({ texts, filled }: ColumnValues): ColumnMeaning | null {
  if (texts.length < MIN_VALUES) return null
  const telling = TELLING.find(([, test]) => getShare(texts, test) >= MIN_SHARE)
  if (telling !== undefined) return telling[0]
  // Which of two columns is the latitude can only be decided with both of them.
  if (getShare(texts, isPreciseDegrees) >= MIN_SHARE) return 'lat'
  if (getShare(texts, isWholeBetween(1_850, 2_040)) === 1 && getDistinctShare(texts) > 0.1)
    return 'year'
  const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
  if (length >= MIN_DESCRIPTION_LENGTH && getShare(texts, hasLetters) >= MIN_SHARE)
    return 'description'
  const isCode = (text: string) => /^[\w-]{1,40}$/.test(text)
  if (filled === 1 && getDistinctShare(texts) === 1 && texts.length >= 10 && texts.every(isCode))
    return 'key'
  return null
}
