import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'
import { createFallbackDescriptors, getAverageAdvance, type SystemFont } from './fallback.ts'
import type { FontFamily, FontSubset } from './families.ts'

/** Kerning, ligatures, localized forms, and tabular figures. */
const FEATURES = ['kern', 'ccmp', 'liga', 'calt', 'locl', 'tnum']

export interface FontFamilyFiles {
  /** The files by name. */
  readonly files: ReadonlyMap<string, Buffer>
  /** What the head script needs to know about each file, as TypeScript (`app/styles/font-faces.ts`). */
  readonly faces: readonly string[]
  /** The `@font-face` rules of its fallbacks. */
  readonly css: string
}

/** Creates the files of a font family. The result is reproducible: the same package yields the same bytes. */
export async function createFontFamily(
  font: FontFamily,
  nodeModules: string,
): Promise<FontFamilyFiles> {
  const files = new Map<string, Buffer>()
  const faces: string[] = []
  const rules: string[] = []
  for (const part of font.parts) {
    const original = await readFile(join(nodeModules, font.source, 'files', part.source))
    const name = `${font.slug}-${part.name}.woff2`
    const made = readFont(await subset(original, part, font, 'sfnt'))
    // `characterSet` also contains the end marker of the character table.
    const codePoints = made.characterSet.filter((code) => made.hasGlyphForCodePoint(code))
    files.set(name, await subset(original, part, font, 'woff2'))
    faces.push(createFontFace(font, part, codePoints))
    if (part.name === 'latin') rules.push(...(await createFallbackRules(original, part, font)))
  }
  return { files, faces, css: rules.join('\n') }
}

function readFont(file: Buffer): Font {
  const font = create(file)
  if (font.isCollection) throw new Error('a file of several fonts')
  return font
}

function subset(
  original: Buffer,
  { ranges }: FontSubset,
  { weights, pinned }: Pick<FontFamily, 'pinned'> & { weights: FontFamily['weights'] | number },
  targetFormat: 'sfnt' | 'woff2',
): Promise<Buffer> {
  let text = ''
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) text += String.fromCodePoint(code)
  }
  const variationAxes = { wght: weights, ...pinned }
  return subsetFont(original, text, {
    targetFormat,
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
  })
}

/** The `FontFace` descriptors of a file that the module imports under the name of {@link getImportName}. */
function createFontFace(
  { family, slug, weights }: FontFamily,
  { name }: FontSubset,
  codePoints: number[],
): string {
  return [
    '  {',
    `    family: '${family}',`,
    `    url: ${getImportName(slug, name)},`,
    `    weight: '${weights.min} ${weights.max}',`,
    `    unicodeRange: '${unicodeRange(codePoints)}',`,
    `    isFirst: ${name === 'latin'},`,
    '  },',
  ].join('\n')
}

/** `onest` and `latin-1` give `onestLatin1`. */
export const getImportName = (slug: string, part: string): string =>
  `${slug}-${part}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

async function createFallbackRules(
  original: Buffer,
  part: FontSubset,
  font: FontFamily,
): Promise<string[]> {
  const rules: string[] = []
  for (const system of font.fallbacks) {
    const weight = weightFor(system, font)
    const ours = readFont(await subset(original, part, { ...font, weights: weight }, 'sfnt'))
    rules.push(
      formatRule([
        `font-family: "${font.family} Fallback${system.suffix}";`,
        `font-weight: ${system.weight};`,
        `src: ${system.local.map((name) => `local("${name}")`).join(', ')};`,
        ...createFallbackDescriptors(ours, getAverageAdvance(ours), system),
      ]),
    )
  }
  return rules
}

/** The usual weight if the fallback covers it, else the lightest that it covers. */
function weightFor({ weight }: SystemFont, { bodyWeight: usual }: FontFamily): number {
  const [lightest = usual, heaviest = usual] = weight.split(' ').map(Number)
  return usual >= lightest && usual <= heaviest ? usual : lightest
}

const formatRule = (lines: string[]) => `@font-face {\n  ${lines.join('\n  ')}\n}\n`

function unicodeRange(codePoints: number[]): string {
  const runs: [number, number][] = []
  for (const code of codePoints.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run !== undefined && run[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return runs.map(([a, b]) => `U+${a === b ? hex(a) : `${hex(a)}-${hex(b)}`}`).join(', ')
}
