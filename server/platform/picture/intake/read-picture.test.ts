import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { MAX_STORED_BYTES, readPicture } from './read-picture.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function read(bytes: Buffer) {
  const file = join(folder, 'picture')
  writeFileSync(file, bytes)
  const reading = await readPicture(file)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'turns orientation %d upright, as sharp does',
  async (orientation) => {
    const bytes = await drawPicture({ seed: 5, orientation })
    const { width, height, bytes: kept } = await read(bytes)
    const expected = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true })
    expect([width, height]).toEqual([expected.info.width, expected.info.height])
    const pixels = await sharp(kept).raw().toBuffer()
    let difference = 0
    for (const [at, value] of pixels.entries())
      difference += Math.abs(value - (expected.data[at] ?? 0))
    // The loss of WebP, of 256 levels. A wrong turn makes it about 60.
    expect(difference / pixels.length).toBeLessThan(5)
  },
)

it('keeps at most 2,560 pixels, and gives equal bytes for equal files', async () => {
  const large = await drawPicture({ seed: 8, width: 2_700, height: 300, orientation: 8 })
  const [first, second] = [await read(large), await read(large)]
  expect([first.width, first.height]).toEqual([284, 2_560])
  expect(second.hash).toBe(first.hash)
})

it('stores few bytes even of noise', async () => {
  const raw = { width: 2_560, height: 2_000, channels: 3 } as const
  const noise = randomBytes(raw.width * raw.height * raw.channels)
  const { bytes, width, height } = await read(
    await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer(),
  )
  expect(bytes.length).toBeLessThanOrEqual(MAX_STORED_BYTES)
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
  expect(width / height).toBeCloseTo(raw.width / raw.height, 2)
})
