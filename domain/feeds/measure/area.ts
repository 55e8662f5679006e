import { isPlausible, PLAUSIBLE_AREA, type Range } from '#domain/catalog/price/plausible.ts'
import { createPhraseFinder } from '#domain/feeds/terms/phrases.ts'
import { type DecimalSign, parseFeedNumber } from './number.ts'

export type AreaUnit = 'm2' | 'sqft'

const SQUARE_METERS_PER_SQUARE_FOOT = 0.09290304

/** Knows RESO's "Square Feet" and "Square Meters", too; `null` for a unit that no area of an apartment has. */
export const parseAreaUnit = createPhraseFinder<AreaUnit>({
  m2: `m, м, м2, m 2, m^2, sqm*, sq m, sq m*, square m*, meter*, metre*, кв, кв м*, квм, м кв*, метр*, квадрат*, qm, m q
    mq, mkw, m kw, mp, quadratm*, metr kw*, metry kw*, metrow*, metros*, metri*, metres*, metr ctv*, m carre*`,
  sqft: 'ft, ft2, ft 2, feet, foot, sf, sqf*, sq f*, square f*, кв фут*, фут*, pies*, pi2, pieds*, piedi*',
})

/** Converted areas are rounded to 0.01 m². */
function toSquareMeters(area: number, unit: AreaUnit): number {
  return unit === 'm2' ? area : Math.round(area * SQUARE_METERS_PER_SQUARE_FOOT * 100) / 100
}

/** Words around an area that change nothing. */
const FILLERS =
  /(?<!\p{L})(total|area|circa|ca|approx\w*|about|gross|net|living|загальн\p{L}*|площ\p{L}*|общ\p{L}*|близько|около|прибл\p{L}*|pow\w*|ok|wohnfl\p{L}*|superficie|env\w*|from|від|от|od|ab)(?!\p{L})/giu
const AREA = /^(\D*?)(\d[\d\s.,'’]*)(.*)$/su
/** The living area and that of the kitchen, after the total one: "54/30/9". */
const PARTS_OF_AREA = /(?<=\d)(?:\s*\/\s*\d[\d.,]*){2}/

/**
 * Reads "54,5 м²", "54/30/9" or "approx. 1,200 sq ft"; `null` for several numbers and units of land. The unit is `null`
 * if the text names none.
 */
export function readAreaText(text: string) {
  const plain = text.trim().replace(PARTS_OF_AREA, '').replace(FILLERS, ' ')
  const [, before = '', figures, after = ''] = AREA.exec(plain) ?? []
  if (figures === undefined || /-\s*$/.test(before)) return null
  const words = `${before} ${after}`.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const unit = words === '' ? null : parseAreaUnit(words)
  return words !== '' && unit === null ? null : { figures, unit }
}

/**
 * Reads an area in m². Of "1,200" and "54.125", only one reading is the area of an apartment.
 *
 * @param unit of texts that name none
 * @returns `null` if it is not in the range, which is that of areas of apartments
 */
export function parseSquareMeters(
  text: string,
  unit: AreaUnit,
  decimal: DecimalSign | null,
  range: Range = PLAUSIBLE_AREA,
): number | null {
  const read = readAreaText(text)
  if (read === null) return null
  const readings = decimal === null ? ([null, 'point', 'comma'] as const) : [decimal]
  const areas = readings.flatMap((sign) => parseFeedNumber(read.figures, sign) ?? [])
  const found = areas.map((area) => toSquareMeters(area, read.unit ?? unit))
  return found.find((area) => isPlausible(area, range)) ?? null
}
