import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatPictureSrcSet, parsePictureUrl } from '#domain/listing/picture.ts'
import { buildPictures } from './build.ts'

let folder: string
const source = () => join(folder, 'pictures')
const cache = () => join(folder, 'cache')
const out = () => join(folder, 'out')
const build = () => buildPictures({ source: source(), cache: cache(), out: out() })

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

const filesIn = async (path: string) => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('drafts have the same files, make way for finals, and are not made where finals are', async () => {
  await paint('hall.webp', 700, 467)
  const drafts = () => buildPictures({ source: source(), cache: cache(), out: out(), drafts: true })
  expect(await drafts()).toEqual({ pictures: 1, made: 6 })
  const names = (await filesIn(out())).toSorted()
  const size = async () => (await stat(join(out(), 'rooms/hall-700.jpg'))).size
  const draftSize = await size()
  expect(await drafts()).toEqual({ pictures: 1, made: 0 })
  expect(await build()).toEqual({ pictures: 1, made: 6 })
  expect((await filesIn(out())).toSorted()).toEqual(names)
  expect(await size()).toBeLessThan(draftSize)
  expect(await drafts()).toEqual({ pictures: 1, made: 0 })
  expect(await size()).toBeLessThan(draftSize)
})

test('every promised address exists, with its width, its format and the original proportions', async () => {
  await paint('hall.webp', 700, 467)
  expect(await build()).toEqual({ pictures: 1, made: 6 })

  const address = '/pictures/rooms/hall-700x467.jpg'
  const parsed = parsePictureUrl(address)
  if (parsed === null) throw new Error(address)
  const at = (path: string) => sharp(join(out(), path.replace('/pictures/', ''))).metadata()
  expect(await at(address)).toMatchObject({ format: 'jpeg', width: 700, height: 467 })
  const formats = { avif: 'heif', jpg: 'jpeg' } as const
  for (const format of ['avif', 'jpg'] as const) {
    for (const candidate of formatPictureSrcSet(parsed, format).split(', ')) {
      const [path = '', descriptor = ''] = candidate.split(' ')
      const width = Number.parseInt(descriptor, 10)
      const height = Math.round((width * 467) / 700)
      expect(await at(path)).toMatchObject({ format: formats[format], width, height })
    }
  }
})

test('a picture narrower than a standard width is not enlarged to it', async () => {
  await paint('niche.webp', 200, 300)
  await build()
  expect((await filesIn(join(out(), 'rooms'))).sort()).toEqual([
    'niche-200.avif',
    'niche-200.jpg',
    'niche-200x300.jpg',
  ])
})

test('each address has a placeholder of at most 150 bytes', async () => {
  await paint('hall.webp', 700, 467)
  await build()
  const placeholders = JSON.parse(await readFile(join(out(), 'placeholders.json'), 'utf8'))
  expect(Object.keys(placeholders)).toEqual(['/pictures/rooms/hall-700x467.jpg'])
  const [, base64] = placeholders['/pictures/rooms/hall-700x467.jpg'].split('webp;base64,')
  const bytes = Buffer.from(base64, 'base64')
  expect(bytes.length).toBeLessThanOrEqual(150)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 16, height: 11 })
})

test('a second run encodes nothing and leaves the files alone', async () => {
  await paint('hall.webp', 340, 200)
  await build()
  const published = join(out(), 'rooms/hall-320.avif')
  const before = await stat(published)
  expect(await build()).toEqual({ pictures: 1, made: 0 })
  expect((await stat(published)).mtimeMs).toBe(before.mtimeMs)
  await rm(out(), { recursive: true })
  expect(await build()).toEqual({ pictures: 1, made: 0 })
  expect((await stat(published)).size).toBe(before.size)
})

test('a changed picture replaces its files, and a deleted one takes them along', async () => {
  await paint('hall.webp', 340, 200)
  await paint('niche.webp', 100, 100)
  await build()
  await paint('hall.webp', 330, 200)
  await rm(join(source(), 'rooms/niche.webp'))
  expect(await build()).toEqual({ pictures: 1, made: 4 })
  const names = await filesIn(join(out(), 'rooms'))
  expect(names).toContain('hall-330x200.jpg')
  expect(names.filter((name) => /340|niche/.test(name))).toEqual([])
})

test('a drawing is published as it is', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  await writeFile(join(source(), 'rooms/plan.svg'), svg)
  await build()
  expect(await readFile(join(out(), 'rooms/plan.svg'), 'utf8')).toBe(svg)
})

test('a broken picture is named, and nothing of it stays behind', async () => {
  const file = await paint('hall.webp', 700, 467)
  const { size } = await stat(file)
  await truncate(file, Math.floor(size / 2))
  await expect(build()).rejects.toThrow(file)
  expect(await filesIn(cache())).toEqual([])
})

test('what a killed run left in the cache is deleted an hour later, not before', async () => {
  const old = join(cache(), 'a.unfinished-1')
  const fresh = join(cache(), 'b.unfinished-2')
  await mkdir(old, { recursive: true })
  await mkdir(fresh)
  await utimes(old, 0, 0)
  await build()
  expect(await readdir(cache())).toEqual(['b.unfinished-2'])
})

test('a name that does not fit into an address is refused', async () => {
  const file = await paint('Hall_1.webp', 20, 20)
  await expect(build()).rejects.toThrow(`${file}: a picture's name has only a-z, 0-9 and hyphens`)
})
