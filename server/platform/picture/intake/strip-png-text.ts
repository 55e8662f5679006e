const SIGNATURE_BYTES = 8
/** Length and type before a chunk's data, checksum after it. */
const FRAME_BYTES = 12
/** Each may inflate to 8 MB, there may be a thousand, and none is kept. */
const TEXT_CHUNKS = new Set(['tEXt', 'zTXt', 'iTXt'])

/**
 * A PNG without text chunks. Keeps everything after a chunk of a wrong length, for the decoder to
 * refuse.
 */
export function stripPngText(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)]
  let at = SIGNATURE_BYTES
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at)
    if (end > png.length) break
    const type = png.toString('latin1', at + 4, at + 8)
    if (!TEXT_CHUNKS.has(type)) kept.push(png.subarray(at, end))
    at = end
  }
  kept.push(png.subarray(at))
  return Buffer.concat(kept)
}
