import sharp, { type Sharp } from 'sharp'

/** By the number that cameras write: how far it is turned, clockwise, and whether it is then mirrored. */
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
 * Turns a picture that was shrunk already: `autoOrient` would hold all pixels of the large one in memory.
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
  // On its own: in one pipeline sharp mirrors before it turns.
  const data = await sharp(turned.data, { raw: { width, height, channels } })
    .flop()
    .raw()
    .toBuffer()
  return { data, width, height }
}
