/** What is read from a font: vertical metrics and advance widths, all in units of its em. */
export interface FontMetrics {
  readonly unitsPerEm: number
  readonly ascent: number
  /** Negative: below the baseline. */
  readonly descent: number
  readonly lineGap: number
  /** Advance width of each character, by code point, at the font's default weight. */
  readonly advances: ReadonlyMap<number, number>
}

/** Reads an uncompressed OpenType font (head, hhea, hmtx, cmap). Throws when a table is missing. */
export function readMetrics(font: Buffer): FontMetrics {
  const head = table(font, 'head')
  const hhea = table(font, 'hhea')
  const hmtx = table(font, 'hmtx')
  const lastAdvance = hhea.readUInt16BE(34) - 1
  const advances = new Map<number, number>()
  for (const [codePoint, glyph] of glyphs(table(font, 'cmap'))) {
    advances.set(codePoint, hmtx.readUInt16BE(4 * Math.min(glyph, lastAdvance)))
  }
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advances,
  }
}

function table(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4)
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    if (font.toString('latin1', record, record + 4) !== tag) continue
    const start = font.readUInt32BE(record + 8)
    return font.subarray(start, start + font.readUInt32BE(record + 12))
  }
  throw new Error(`no ${tag} table in the font`)
}

/** Code points with their glyphs, from the first Unicode subtable of format 4 or 12. */
function glyphs(cmap: Buffer): [number, number][] {
  const count = cmap.readUInt16BE(2)
  for (let record = 4; record < 4 + 8 * count; record += 8) {
    const subtable = cmap.subarray(cmap.readUInt32BE(record + 4))
    const format = subtable.readUInt16BE(0)
    if (format === 4) return segments(subtable)
    if (format === 12) return groups(subtable)
  }
  throw new Error('no cmap of format 4 or 12 in the font')
}

function segments(subtable: Buffer): [number, number][] {
  const size = subtable.readUInt16BE(6)
  const found: [number, number][] = []
  for (let i = 0; i < size; i += 2) {
    const end = subtable.readUInt16BE(14 + i)
    const start = subtable.readUInt16BE(16 + size + i)
    const delta = subtable.readUInt16BE(16 + 2 * size + i)
    const offsetAt = 16 + 3 * size + i
    const offset = subtable.readUInt16BE(offsetAt)
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const listed =
        offset === 0 ? code : subtable.readUInt16BE(offsetAt + offset + 2 * (code - start))
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) found.push([code, glyph])
    }
  }
  return found
}

function groups(subtable: Buffer): [number, number][] {
  const found: [number, number][] = []
  const count = subtable.readUInt32BE(12)
  for (let group = 16; group < 16 + 12 * count; group += 12) {
    const start = subtable.readUInt32BE(group)
    const end = subtable.readUInt32BE(group + 4)
    const first = subtable.readUInt32BE(group + 8)
    for (let code = start; code <= end; code += 1) found.push([code, first + code - start])
  }
  return found
}
