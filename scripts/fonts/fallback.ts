import type { Font } from 'fontkitten'

/** A system font that is adjusted to the metrics of one of ours. */
export interface SystemFont {
  /** Added to the family's name; '' for the first. */
  readonly suffix: string
  readonly weight: string
  /** Names for `local()`. */
  readonly local: readonly string[]
  /** `getAverageAdvance` of the font or of its metric-compatible twin. */
  readonly advance: number
}

/** Typical text of the site, with typical letter frequencies. */
const SAMPLE =
  'Find Property for Sale. A calm two-bedroom home above the river, with a west-facing loggia, ' +
  'oak floors and a kitchen for long Sundays. 12 Sahaidachnoho Street, Podil, Kyiv. $3.3 m, 74 m, ' +
  'floor 4 of 9, built in 2016. Talk to the owner and see the rooms; save what you like, and ' +
  'come back to it later. Every listing is checked by people who know the street.'

/**
 * Mean advance width of the sample, in ems.
 *
 * @throws when the font lacks a character
 */
export function getAverageAdvance(font: Font): number {
  let sum = 0
  for (const character of SAMPLE) {
    const code = character.codePointAt(0) ?? 0
    if (!font.hasGlyphForCodePoint(code)) throw new Error(`the font has no “${character}”`)
    sum += font.glyphForCodePoint(code).advanceWidth
  }
  return sum / SAMPLE.length / font.unitsPerEm
}

/**
 * `@font-face` descriptors that give a system font the width `advance` (in ems) and the line height of
 * `ours`. Overrides are relative to the adjusted size, so they are divided by it.
 */
export function createFallbackDescriptors(
  ours: Font,
  advance: number,
  system: SystemFont,
): string[] {
  const adjust = advance / system.advance
  const share = (units: number) => formatPercent(units / ours.unitsPerEm / adjust)
  return [
    `size-adjust: ${formatPercent(adjust)};`,
    `ascent-override: ${share(ours.ascent)};`,
    `descent-override: ${share(-ours.descent)};`,
    `line-gap-override: ${share(ours.lineGap)};`,
  ]
}

const formatPercent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`
