/** "5/9", "5 з 9", "5 поверх з 9". */
const PAIR =
  /^(-?\d{1,3})(?:\s*\p{L}+\.?)??\s*(?:\/|\\|(?<=[\s\d])(?:з|із|из|of|z|von|de)(?=[\s\d]))\s*(\d{1,3})(?:\s*\p{L}+\.?)?$/iu

/** A floor and the floors of its building in one text, also in the wrong order; `null` for any other text. */
export function splitFloors(text: string): { floor: number; floors: number } | null {
  const [, floor, floors] = PAIR.exec(text) ?? []
  return floor === undefined ? null : { floor: Number(floor), floors: Number(floors) }
}
