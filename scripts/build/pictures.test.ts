import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildPictures } from './pictures.ts'

let folder: string
const source = () => join(folder, 'pictures')
const out = () => join(folder, 'out')
const build = () => buildPictures({ source: source(), out: out() })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homiq-pictures-'))
  await mkdir(join(source(), 'rooms'), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function paint(name: string, width: number, height: number): Promise<string> {
  const file = join(source(), 'rooms', name)
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  await sharp({ create: { width, height, channels: 3, background: '#876', noise } })
    .webp()
    .toFile(file)
  return file
}

const readList = async () => JSON.parse(await readFile(join(out(), 'pictures.json'), 'utf8'))

test('lists each original with its size and a tiny picture, and copies it', async () => {
  const file = await paint('hall.webp', 700, 467)
  expect(await build()).toBe(1)
  const list = await readList()
  expect(list).toMatchObject({ '/pictures/rooms/hall': { width: 700, height: 467 } })
  const [, base64] = list['/pictures/rooms/hall'].placeholder.split('webp;base64,')
  const bytes = Buffer.from(base64, 'base64')
  expect(bytes.length).toBeLessThanOrEqual(150)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 16, height: 11 })
  expect(await readFile(join(out(), 'originals/rooms/hall.webp'))).toEqual(await readFile(file))
})

test('follows originals that change or disappear', async () => {
  await paint('hall.webp', 340, 200)
  await paint('niche.webp', 100, 100)
  await build()
  const { hash } = (await readList())['/pictures/rooms/hall']
  await paint('hall.webp', 330, 200)
  await rm(join(source(), 'rooms/niche.webp'))
  expect(await build()).toBe(1)
  const list = await readList()
  expect(Object.keys(list)).toEqual(['/pictures/rooms/hall'])
  expect(list['/pictures/rooms/hall']).toMatchObject({
    width: 330,
    hash: expect.not.stringMatching(hash),
  })
  expect(await readdir(join(out(), 'originals/rooms'))).toEqual(['hall.webp'])
})

test('copies drawings unchanged', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  await writeFile(join(source(), 'rooms/plan.svg'), svg)
  await build()
  expect(await readFile(join(out(), 'public/rooms/plan.svg'), 'utf8')).toBe(svg)
})

test('names a truncated file', async () => {
  const file = await paint('hall.webp', 700, 467)
  const { size } = await stat(file)
  await truncate(file, Math.floor(size / 2))
  await expect(build()).rejects.toThrow(file)
})

test('reports a name that does not fit into a URL', async () => {
  const file = await paint('Hall_1.webp', 20, 20)
  await expect(build()).rejects.toThrow(`${file}: a picture's name has only a-z, 0-9 and hyphens`)
})
