const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** A marker of two bytes that has no length: a restart within a scan, the start, or nothing. */
const hasLength = (code: number) => code > 0x01 && (code < 0xd0 || code > END_OF_IMAGE)

/** How often a decoder goes through all of the picture. Cameras and programs make ten scans of a progressive one. */
export function countJpegScans(jpeg: Uint8Array): number {
  let scans = 0
  let at = 2
  while (at < jpeg.length - 1) {
    at = jpeg.indexOf(MARKER, at)
    if (at < 0) break
    const code = jpeg[at + 1] ?? 0
    if (code === END_OF_IMAGE) break
    if (code === START_OF_SCAN) scans += 1
    // In a scan, a byte that looks like a marker is followed by a zero.
    if (code === MARKER) at += 1
    else if (hasLength(code)) at += 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))
    else at += 2
  }
  return scans
}
