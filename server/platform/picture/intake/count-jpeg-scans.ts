const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Restarts within a scan, the start of the image and padding are markers without a length. */
const hasLength = (code: number) => code > 0x01 && (code < 0xd0 || code > END_OF_IMAGE)

/**
 * How often a decoder has to pass over the picture. Cameras and programs write ten scans for a
 * progressive one.
 */
export function countJpegScans(jpeg: Uint8Array): number {
  let scans = 0
  let at = 2
  while (at < jpeg.length - 1) {
    at = jpeg.indexOf(MARKER, at)
    if (at < 0) break
    const code = jpeg[at + 1] ?? 0
    if (code === END_OF_IMAGE) break
    if (code === START_OF_SCAN) scans += 1
    // Within a scan, a zero follows a byte that looks like a marker.
    if (code === MARKER) at += 1
    else if (hasLength(code)) at += 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))
    else at += 2
  }
  return scans
}
