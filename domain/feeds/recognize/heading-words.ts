/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', ё: 'е' }

const WORD = /\p{Sc}|\p{L}+\d*|\d+/gu

/**
 * The words of a heading in lower case without accents: "yr_built", "BuildingArea" and "Площа, м²" are
 * "yr built", "building area" and "площа м2". Currency signs are words.
 */
export function splitHeading(heading: string): string[] {
  const separated = heading
    .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[łßøё]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return separated.match(WORD) ?? []
}
