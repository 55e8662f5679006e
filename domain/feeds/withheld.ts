import type { FeedValues } from './values.ts'
import { parseYesOrNo } from './words.ts'

const EXPECTED = 'yes or no; until it says so, the exact place is not shown'

/** Whether the exact place must not be shown. It is also true if the feed says something that cannot be understood. */
export function isPlaceWithheld(values: FeedValues): boolean {
  const [withheld, shown] = [values.text('placeWithheld'), values.text('placeShown')]
  // Exports of this site have a radius here.
  const isWithheld = withheld !== '' && (isRadius(withheld) || readYesOrNo(values, 'placeWithheld'))
  const isHidden = shown !== '' && readYesOrNo(values, 'placeShown') !== true
  return isWithheld !== false || isHidden
}

const isRadius = (text: string) => /^[1-9]\d+$/.test(text)

/** Reads yes or no; `null` for anything else. */
function readYesOrNo(values: FeedValues, field: 'placeWithheld' | 'placeShown'): boolean | null {
  const read = parseYesOrNo(values.text(field))
  if (read === null) values.drop(field, EXPECTED)
  return read
}

/** Reads the radius in an export of this site; `null` if the exact place is shown. */
export const readPlaceRadius = (values: FeedValues): number | null =>
  values.integer('placeWithheld', 'a radius in meters', { min: 1, max: 100_000 })

const NO_KEY =
  'a key of its own: this one tells the place, which is not to be shown (--column key=…)'

/** Adds a problem if the key of a withheld home contains its place, because keys are stored. */
export function checkWithheldKey(values: FeedValues, key: string): void {
  const told = (['address', 'street', 'lat', 'lng'] as const).some((field) => {
    const text = values.text(field)
    return text.length > 3 && key.includes(text)
  })
  if (told) values.addProblem('key', NO_KEY)
}
