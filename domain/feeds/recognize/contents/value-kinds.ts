import { findCurrency, listCurrencyTokens } from '#domain/catalog/price/currency-words.ts'
import { readAreaText } from '#domain/feeds/measure/area.ts'
import { splitCoordinates } from '#domain/feeds/measure/degrees.ts'
import { splitFloors } from '#domain/feeds/measure/floors.ts'
import { parseFeedNumber } from '#domain/feeds/measure/number.ts'

/** What single values look like. */

const isNumberText = (text: string): boolean =>
  text.length < 40 && !/\d\D*[/;|]\D*\d/.test(text) && parseFeedNumber(text) !== null

export const isBetween =
  (min: number, max: number) =>
  (text: string): boolean => {
    const number = isNumberText(text) ? parseFeedNumber(text) : null
    return number !== null && number >= min && number <= max
  }

export const isWholeBetween =
  (min: number, max: number) =>
  (text: string): boolean =>
    isBetween(min, max)(text) && Number.isInteger(parseFeedNumber(text))

/** Degrees that are exact to at least some hundred meters. */
const PRECISE_DEGREES = /^-?\d{1,3}[.,]\d{3,}$/

export const isDegrees =
  (max: number) =>
  (text: string): boolean =>
    /^-?\d{1,3}([.,]\d+)?$/.test(text) && Math.abs(Number(text.replace(',', '.'))) <= max

export const isPreciseDegrees = (text: string): boolean => PRECISE_DEGREES.test(text)

export const isCoordinatePair = (text: string): boolean => splitCoordinates(text) !== null

export const isHttpUrl = (text: string): boolean => /^https?:\/\/\S+/i.test(text)

export const isImageUrl = (text: string): boolean =>
  isHttpUrl(text) &&
  /\.(jpe?g|png|webp|avif|gif)\b|\/(photo|image|picture|img|foto)s?\//i.test(text)

/** Seven digits at least, and what people write between them. */
export const isPhone = (text: string): boolean => {
  const [first = ''] = text.split(/[,;]/)
  const digits = first.replace(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(first.trim()) && digits >= 7 && digits <= 15
}

/** A text that is written as a phone number, so that it cannot be any other number. */
export const isMarkedPhone = (text: string): boolean =>
  isPhone(text) && (/^\+\d|^\(?0\d{2}\)?[\s()-]/.test(text) || /^0\d{9}$/.test(text))

export const hasCurrency = (text: string): boolean =>
  /\d/.test(text) &&
  (/\p{Sc}/u.test(text) || listCurrencyTokens(text).some((token) => findCurrency(token) !== null))

export const hasAreaUnit = (text: string): boolean => readAreaText(text)?.unit != null

/** "2-кімн.", "3 pokoje", "1-room". */
export const isMarkedRooms = (text: string): boolean =>
  /^\d{1,2}[\s-]*(х-?|x-?)?(кімн|комн|к\.?$|к\.?\s*кв|room|pok[oó]|zimmer|habitaci)/iu.test(text) &&
  text.length < 30

/** A floor that is not above the last one: "5/9", "5 з 9". So "11/12" of a date or "3/2" is not a pair. */
export const isFloorPair = (text: string): boolean => {
  const { floor, floors } = splitFloors(text) ?? { floor: 0, floors: 0 }
  return floor <= floors && floors > 0
}

/** "54/30/9": total, living, kitchen. */
export const isAreaTriple = (text: string): boolean =>
  /^\d+([.,]\d+)?\s*\/\s*\d+([.,]\d+)?\s*\/\s*\d+([.,]\d+)?$/.test(text)

export const hasLetters = (text: string): boolean => /\p{L}/u.test(text)
