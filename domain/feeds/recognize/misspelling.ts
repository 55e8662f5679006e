/** Shorter words are too similar: "floor" and "floors" are two fields. */
const MIN_LENGTH = 6

/** Whether two long words differ by one letter that is missing, doubled, wrong or swapped with the next. */
export function isMisspelling(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (a === b || short.length < MIN_LENGTH || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const rest = at + 1
  return (
    short.slice(rest) === long.slice(rest) ||
    (short[at] === long[rest] &&
      short[rest] === long[at] &&
      short.slice(rest + 1) === long.slice(rest + 1))
  )
}
