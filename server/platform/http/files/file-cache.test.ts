import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileCache } from './file-cache.ts'

const SMALL = 'console.log("small")'

let folder: string
let app: Hono
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  app = new Hono()
  app.use(fileCache(), serveStatic({ root: folder, precompressed: true }))
})
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string) => join(folder, name)
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

it('serves repeated requests from memory, per encoding, with the same headers', async () => {
  writeFileSync(file('small.js'), SMALL)
  writeFileSync(file('small.js.br'), brotliCompressSync(SMALL))
  const asked = ['identity', 'br'].map((encoding) => ({ 'Accept-Encoding': encoding }))
  const first = await Promise.all(asked.map((headers) => get('/small.js', headers)))
  rmSync(file('small.js'))
  rmSync(file('small.js.br'))
  for (const [index, headers] of asked.entries()) {
    const again = await get('/small.js', headers)
    expect(again.status).toBe(200)
    expect(Object.fromEntries(again.headers)).toEqual(
      Object.fromEntries(first[index]?.headers ?? []),
    )
    expect(await again.arrayBuffer()).toEqual(await first[index]?.arrayBuffer())
  }
})

it('passes large files, ranges and missing files through', async () => {
  writeFileSync(file('large.bin'), Buffer.alloc(200_000))
  expect((await (await get('/large.bin')).arrayBuffer()).byteLength).toBe(200_000)
  rmSync(file('large.bin'))
  expect((await get('/large.bin')).status).toBe(404)

  writeFileSync(file('part.txt'), 'abcdef')
  expect(await (await get('/part.txt', { Range: 'bytes=1-2' })).text()).toBe('bc')
  expect(await (await get('/part.txt')).text()).toBe('abcdef')
  expect(await (await get('/part.txt', { Range: 'bytes=1-2' })).text()).toBe('bc')

  expect((await get('/later.txt')).status).toBe(404)
  writeFileSync(file('later.txt'), 'now')
  expect(await (await get('/later.txt')).text()).toBe('now')
})
