import sharp, { type Sharp } from 'sharp'

/** By EXIF orientation: clockwise rotation, and whether the picture is mirrored afterwards. */
const TURNS: Readonly<Record<number, readonly [degrees: number, isMirrored: boolean]>> = {
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [90, true],
  6: [90, false],
  7: [270, true],
  8: [270, false],
}

/**
 * Turns a picture that is already small: `autoOrient` would hold all pixels of the large one in
 * memory.
 *
 * @param open a new pipeline of the same pixels
 */
export async function turnUpright(
  open: () => Sharp,
  orientation: number | undefined,
): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> {
  const [degrees, isMirrored] = TURNS[orientation ?? 1] ?? [0, false]
  const turned = await open().rotate(degrees).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = turned.info
  if (!isMirrored) return { data: turned.data, width, height }
  // A pipeline of its own, because sharp mirrors before it rotates.
  const data = await sharp(turned.data, { raw: { width, height, channels } })
    .flop()
    .raw()
    .toBuffer()
  return { data, width, height }
}
