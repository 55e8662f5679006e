/** What a street is called, in the words of Ukrainian and English addresses, before or after its name. */
const STREET_KIND_WORDS = {
  street: ['вул|вулиця|vul|vulytsia', 'вулиця|street|str|st'],
  avenue: ['просп|проспект|пр-т|prosp|prospekt', 'проспект|avenue|ave'],
  boulevard: ['бульв|бул|бульвар|б-р|bulvar', 'бульвар|boulevard|blvd'],
  lane: ['пров|провулок|provulok', 'провулок|lane'],
  square: ['пл|площа|ploshcha', 'площа|square|sq'],
  embankment: ['наб', 'набережна|embankment'],
  descent: ['узвіз|uzviz', 'узвіз|descent'],
  highway: ['шосе|shose', 'шосе|highway'],
  road: ['дорога', 'дорога|road'],
  alley: ['алея', 'алея|alley'],
} as const satisfies Readonly<Record<string, readonly [first: string, last: string]>>

export type StreetKind = keyof typeof STREET_KIND_WORDS

const PATTERNS = Object.entries(STREET_KIND_WORDS).map(([kind, [first, last]]) => ({
  kind: kind as StreetKind,
  pattern: new RegExp(
    `^(?:${first})(?:\\.\\s*|\\s+)(\\p{L}.*)$|^(.*\\p{L})\\s+(?:${last})\\.?$`,
    'iu',
  ),
}))

/** The name and kind that a text such as "просп. Свободи" or "Svobody Avenue" states; `null` without a kind. */
export function readStreetKind(text: string): { kind: StreetKind; name: string } | null {
  for (const { kind, pattern } of PATTERNS) {
    const found = pattern.exec(text)
    const name = found?.[1] ?? found?.[2]
    if (name !== undefined) return { kind, name }
  }
  return null
}
