import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatPictureSrcSet } from '#domain/catalog/listing/picture.ts'
import { createFairQueue } from '#server/platform/http/limits/fair-queue.ts'
import { createDiskSpace } from './disk-space.ts'
import type { PictureFacts } from './pictures.ts'
import { pictureRoutes } from './routes.ts'
import { createPictureVariants, deleteStaleVariants } from './variants.ts'

const STEM = '/pictures/rooms/hall'
const HALL: PictureFacts = {
  width: 700,
  height: 467,
  hash: '0123456789abcdef01234567',
  placeholder: 'data:image/webp;base64,UklGRg==',
}

let folder: string
let cache: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  cache = join(folder, 'cache')
  mkdirSync(join(folder, 'originals/rooms'), { recursive: true })
  mkdirSync(join(folder, 'public/rooms'), { recursive: true })
  writeFileSync(join(folder, 'public/rooms/plan.svg'), '<svg/>')
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  await sharp({ create: { width: 700, height: 467, channels: 3, background: '#876', noise } })
    .webp()
    .toFile(join(folder, 'originals/rooms/hall.webp'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function site({ maxWaiting = 10, originals = join(folder, 'originals'), minFreeBytes = 0 } = {}) {
  let encoded = 0
  const queue = createFairQueue({
    name: 'test',
    concurrency: 1,
    maxWaiting,
    maxWaitingPerClient: 10,
    maxWaitMs: 20_000,
  })
  const variants = createPictureVariants({
    find: (stem) => (stem === STEM ? HALL : null),
    open: (stem) => {
      encoded += 1
      return join(originals, `${stem.slice('/pictures/'.length)}.webp`)
    },
    cache,
    diskSpace: createDiskSpace(folder, minFreeBytes),
    queue,
  })
  const app = pictureRoutes({
    variants,
    publicFolder: join(folder, 'public'),
    clientIp: (c) => c.req.header('x-test-ip') ?? '192.0.2.1',
  })
  return {
    request: (path: string, method = 'GET') =>
      app.fetch(new Request(`http://localhost${path}`, { method })),
    requestAs: (ip: string, path: string) =>
      app.fetch(new Request(`http://localhost${path}`, { headers: { 'x-test-ip': ip } })),
    encoded: () => encoded,
  }
}

const listCache = () => (existsSync(cache) ? readdirSync(cache, { recursive: true }) : [])

describe('a picture', () => {
  it('exists at every URL on pages, in its width, format and proportions', async () => {
    const { request } = site()
    const own = await request(`${STEM}-700x467.jpg`)
    expect(own.headers.get('content-type')).toBe('image/jpeg')
    const formats = { avif: 'heif', jpg: 'jpeg' } as const
    for (const format of ['avif', 'jpg'] as const) {
      for (const candidate of formatPictureSrcSet({ stem: STEM, ...HALL }, format).split(', ')) {
        const [path = '', descriptor = ''] = candidate.split(' ')
        const width = Number.parseInt(descriptor, 10)
        const response = await request(path)
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const { format: encodedFormat, ...size } = await sharp(
          Buffer.from(await response.arrayBuffer()),
        ).metadata()
        expect([path, encodedFormat]).toEqual([path, formats[format]])
        expect(size).toMatchObject({ width, height: Math.round((width * 467) / 700) })
      }
    }
  })

  it('is encoded once, also for concurrent requests and after a restart', async () => {
    const { request, encoded } = site()
    const paths = Array.from({ length: 5 }, () => request(`${STEM}-320.avif`))
    const bodies = await Promise.all(paths.map(async (it) => (await it).arrayBuffer()))
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(1)
    expect(encoded()).toBe(1)
    const restarted = site()
    expect((await restarted.request(`${STEM}-320.avif`)).status).toBe(200)
    expect(restarted.encoded()).toBe(0)
  })

  it('gets its turn before the rest of a client with many pictures', async () => {
    const { request, requestAs } = site({ maxWaiting: 50 })
    const others = ['700x467.jpg', '700.avif', '640.avif', '640.jpg', '320.jpg', '320.avif']
    let waiting = others.length
    const flood = others.map(async (name) => {
      await request(`${STEM}-${name}`)
      waiting -= 1
    })
    const response = await requestAs('192.0.2.2', `${STEM}-320.avif`)
    expect(response.status).toBe(200)
    // Both its own variant and those running before it are encoded, but not all six.
    expect(waiting).toBeGreaterThan(1)
    await Promise.all(flood)
  })

  it('is sent even if it cannot be stored', async () => {
    writeFileSync(cache, 'a file in place of the folder')
    expect((await site().request(`${STEM}-320.jpg`)).status).toBe(200)
  })

  it('is sent without being stored once the disk has too little space', async () => {
    const { request } = site({ minFreeBytes: Number.MAX_SAFE_INTEGER })
    expect((await request(`${STEM}-320.jpg`)).status).toBe(200)
    expect(listCache()).toEqual([])
  })

  it('has no body for HEAD', async () => {
    const response = await site().request(`${STEM}-320.jpg`, 'HEAD')
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000)
    expect(await response.text()).toBe('')
  })

  it('is an uncached 503 while too many requests wait', async () => {
    const { request } = site({ maxWaiting: 1 })
    const widths = ['320.avif', '640.avif', '700.avif', '320.jpg']
    const responses = await Promise.all(widths.map((width) => request(`${STEM}-${width}`)))
    const busy = responses.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.headers.get('cache-control')).toBe('no-store')
    expect(busy[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('is a 500 if its original is gone', async () => {
    const response = await site({ originals: join(folder, 'nowhere') }).request(`${STEM}-320.jpg`)
    expect(response.status).toBe(500)
    expect(listCache()).toEqual([])
  })
})

it.each([
  `${STEM}-321.avif`,
  `${STEM}-1440.avif`,
  `${STEM}-700x468.jpg`,
  `${STEM}-320x213.jpg`,
  `${STEM}-320.webp`,
  `${STEM}-00320.avif`,
  `${STEM}-320x1.jpg`,
  '/pictures/rooms/kitchen-320.avif',
  '/pictures/originals/rooms/hall.webp',
  '/pictures/..%2foriginals/rooms/hall.webp',
  '/pictures/%2e%2e%2foriginals%2frooms%2fhall.webp',
  '/pictures/pictures.json',
  '/pictures/',
])('responds 404 to %s, and stores nothing', async (path) => {
  const { request, encoded } = site()
  const response = await request(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toBe('There is no such file.')
  expect([encoded(), listCache()]).toEqual([0, []])
})

it('serves drawings unchanged', async () => {
  const response = await site().request('/pictures/rooms/plan.svg')
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(await response.text()).toBe('<svg/>')
})

it('deletes variants that no picture needs any more', async () => {
  await site().request(`${STEM}-320.jpg`)
  mkdirSync(join(cache, 'ffffffffffffffffffffffff-v1'))
  await deleteStaleVariants(cache, new Map([[STEM, HALL]]))
  expect(readdirSync(cache)).toEqual([`${HALL.hash}-v1`])
})
