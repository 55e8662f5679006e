import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { log } from '#server/platform/log/log.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import { createS3Storage } from '#server/platform/storage/s3-storage.ts'
import { type S3Server, startS3Server } from '#test/picture/s3-server.ts'
import { ASSETS, createKeptAssets, KEPT_MS } from './kept-assets.ts'
import { mountStaticFiles } from './static-files.ts'

const SCRIPT = 'console.log("a home");'.repeat(100)
const FILES = {
  old: {
    'shared-1.js': SCRIPT,
    'lazy-1.js': SCRIPT,
    'lazy-1.js.br': brotliCompressSync(SCRIPT),
    'font-1.woff2': 'font',
  },
  new: { 'shared-1.js': SCRIPT, 'lazy-2.js': 'new' },
}

let folder: string
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  for (const [build, files] of Object.entries(FILES)) {
    mkdirSync(join(folder, build, 'assets'), { recursive: true })
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, build, 'assets', name), content)
  }
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await s3[Symbol.asyncDispose]()
})

const keptBy = (storage: FileStorage, build: keyof typeof FILES) =>
  createKeptAssets(storage, join(folder, build, 'assets'))

/** A process of a build. */
function serve(storage: FileStorage, build: keyof typeof FILES) {
  const app = new Hono()
  mountStaticFiles(app, join(folder, build), {
    keptAssets: keptBy(storage, build),
    limit: (_, next) => next(),
  })
  return (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost${path}`, init))
}

describe.each([
  ['a folder', () => createDiskStorage(join(folder, 'kept'), ASSETS)],
  ['a bucket', () => createS3Storage(s3.options, ASSETS)],
])('files of builds in %s', (_, open) => {
  it('are served by processes of each other build, like their own', async () => {
    const storage = open()
    await keptBy(storage, 'old').keep(new Date())
    await keptBy(storage, 'new').keep(new Date())
    const response = await serve(storage, 'new')('/assets/lazy-1.js')
    expect([response.status, await response.text()]).toEqual([200, SCRIPT])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(SCRIPT.length),
      vary: 'Accept-Encoding',
    })
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const compressed = await serve(storage, 'new')('/assets/lazy-1.js', { headers })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(SCRIPT)
    const font = await serve(storage, 'new')('/assets/font-1.woff2', { headers })
    expect([font.headers.get('content-type'), await font.text()]).toEqual(['font/woff2', 'font'])
    const head = await serve(storage, 'new')('/assets/lazy-1.js', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    // A page of the new version may ask a process of the old one.
    expect(await (await serve(storage, 'old')('/assets/lazy-2.js')).text()).toBe('new')
  })

  it.each([
    '/assets/lazy-3.js',
    '/assets/lazy-1.js.br',
    '/assets/',
    '/assets/..%2f..%2fold%2fassets%2flazy-1.js',
    '/assets/%00',
  ])('do not include %s', async (path) => {
    const response = await serve(open(), 'new')(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  })

  it('are missing, and no failure, where the storage cannot be read', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const storage = { ...open(), get: () => Promise.reject(new Error('away')) }
    expect((await serve(storage, 'new')('/assets/lazy-1.js')).status).toBe(404)
    vi.restoreAllMocks()
  })

  it('are deleted when no process has had them for two weeks', async () => {
    const storage = open()
    await keptBy(storage, 'old').keep(new Date())
    const find = async () => {
      const names = ['shared-1.js', 'lazy-1.js', 'lazy-2.js']
      const found = await Promise.all(names.map(keptBy(storage, 'new').find))
      return found.map((bytes) => bytes?.toString().slice(0, 7))
    }
    await keptBy(storage, 'new').keep(new Date(Date.now() + KEPT_MS - DAY_MS))
    expect(await find()).toEqual(['console', 'console', 'new'])
    await keptBy(storage, 'new').keep(new Date(Date.now() + KEPT_MS + DAY_MS))
    expect(await find()).toEqual(['console', undefined, 'new'])
  })
})
