import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pictureFilePath, sentPicturesPath } from '#domain/homes/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { Database } from '#server/platform/db/open.ts'
import { listen } from '#server/platform/http/listener/listen.ts'
import { getPictureFolders } from '#server/platform/picture/folders.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createOwnerSite } from '#test/homes/owner-site.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import type { SignedIn } from '#test/site/sign-in.ts'

const { fileBytes } = PICTURE_LIMITS
/** Bytes of one write. */
const PIECE = 64_000

let dataDir: string
let database: Database
let app: BuiltApp
let site: ReturnType<typeof createOwnerSite>
let server: Awaited<ReturnType<typeof listen>>
let owner: SignedIn
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  database = await freshDatabase()
  const env = { MODERATION: 'after', TRUSTED_PROXY: 'on', DATA_DIR: dataDir }
  app = await startBuiltApp(database, { env })
  site = createOwnerSite(app, database)
  owner = await site.signInOwner('owner@example.com')
  server = await listen(
    ({ url, method, headers, body, signal }) => {
      const init = { method, headers, signal, body, duplex: 'half' as const }
      return app.request(new URL(url).pathname, init)
    },
    { port: 0, host: '127.0.0.1' },
  )
})
afterAll(async () => {
  await server?.stop()
  await app?.stop()
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const { uploads } = getPictureFolders('')
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const listUploads = () => readdirSync(join(dataDir, uploads))
const getFile = (path: string) => {
  const [name = ''] = listUploads().filter((it) => it.endsWith(path.split('/').at(-1) ?? ''))
  return join(dataDir, uploads, name)
}

const getHeaders = (more: Readonly<Record<string, string>> = {}) => ({
  Cookie: owner.cookie,
  'Tus-Resumable': '1.0.0',
  ...more,
})

/** @returns the path of the upload */
async function create(
  id: string,
  length: number,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await app.request(sentPicturesPath(id), {
    method: 'POST',
    headers: getHeaders({ 'Upload-Length': String(length), ...more }),
  })
  return response.headers.get('location') ?? String(response.status)
}

async function getOffset(path: string): Promise<number> {
  const { headers } = await app.request(path, { method: 'HEAD', headers: getHeaders() })
  return Number(headers.get('upload-offset'))
}

/** Starts sending the rest of a file over its own connection. */
async function begin(path: string, file: Buffer, end: number): Promise<ClientRequest> {
  const offset = await getOffset(path)
  const outgoing = request(server.url + path, {
    method: 'PATCH',
    headers: getHeaders({
      'Upload-Offset': String(offset),
      'Content-Length': String(file.length - offset),
      'Content-Type': 'application/offset+octet-stream',
    }),
  })
  outgoing.on('error', () => {})
  for (let at = offset; at < end; at += PIECE)
    if (!outgoing.write(file.subarray(at, Math.min(end, at + PIECE)))) await once(outgoing, 'drain')
  return outgoing
}

/** @returns the status */
async function send(path: string, file: Buffer): Promise<number> {
  const outgoing = await begin(path, file, file.length)
  outgoing.end()
  const [incoming] = await once(outgoing, 'response')
  incoming.resume()
  return incoming.statusCode
}

async function sendHalf(path: string, file: Buffer): Promise<void> {
  const outgoing = await begin(path, file, file.length / 2)
  // Waits until the written bytes are on their way.
  await vi.waitFor(() => expect(statSync(getFile(path)).size).toBeGreaterThan(0))
  outgoing.destroy()
}

/** Asks for the picture of an upload. */
const take = (path: string) =>
  app.request(path, { method: 'POST', headers: { Cookie: owner.cookie } })

async function takeProblem(path: string): Promise<unknown> {
  return (await (await take(path)).json()).problem
}

async function countPictures(id: string): Promise<number> {
  const { rows } = await database.pool.query('select 1 from offer_pictures where offer = $1', [id])
  return rows.length
}

it('resumes a file after a lost connection, and makes one picture of it, however often asked', async () => {
  const id = await site.createDraft(owner)
  const file = await drawPicture({ seed: 1, width: 1_600, height: 1_200 })
  const path = await create(id, file.length)
  await sendHalf(path, file)
  expect((await take(path)).status).toBe(409)
  expect(await getOffset(path)).toBeGreaterThan(0)
  expect(await send(path, file)).toBe(204)
  const problems = await Promise.all([takeProblem(path), takeProblem(path)])
  expect([...problems, await takeProblem(path)]).toEqual([null, null, null])
  expect(await countPictures(id)).toBe(1)
  expect(listUploads()).toEqual([])
})

it('explains a file that is not a picture, and deletes it', async () => {
  const path = await create(await site.createDraft(owner), 6)
  await send(path, Buffer.from('Hello.'))
  expect(await takeProblem(path)).toBe('not a picture')
  expect(listUploads()).toEqual([])
})

it('refuses more bytes than a picture may have, and deletes a canceled upload', async () => {
  const id = await site.createDraft(owner)
  const headers = getHeaders()
  expect(await create(id, fileBytes + 1)).toBe('413')
  expect(await create(id, 0)).toBe('400')
  for (const header of ['Upload-Concat', 'Upload-Defer-Length'])
    expect(await create(id, 3, { [header]: 'partial' })).toBe('400')
  const path = await create(id, 3)
  const patch = (offset: number, body: string) =>
    app.request(path, {
      method: 'PATCH',
      headers: getHeaders({
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      }),
      body,
    })
  expect((await patch(0, '1234')).status).toBe(413)
  expect((await patch(2, '1')).status).toBe(409)
  expect((await patch(0, '12')).headers.get('upload-offset')).toBe('2')
  const head = await app.request(path, { method: 'HEAD', headers })
  expect(head.headers.get('upload-offset')).toBe('2')
  expect((await app.request(path, { method: 'GET', headers })).status).toBe(405)
  expect((await app.request(path, { method: 'DELETE', headers })).status).toBe(204)
  expect((await app.request(path, { method: 'HEAD', headers })).status).toBe(404)
  expect(listUploads()).toEqual([])
})

it('keeps at most as many unfinished files as a home has pictures, however many begin at once', async () => {
  const id = await site.createDraft(owner)
  const paths = await Promise.all(Array.from({ length: 60 }, () => create(id, 3)))
  expect(new Set(paths).size).toBe(60)
  expect(listUploads().filter((name) => !name.endsWith('.json'))).toHaveLength(
    PICTURE_LIMITS.pictures,
  )
  for (const path of paths) await app.request(path, { method: 'DELETE', headers: getHeaders() })
  expect(listUploads()).toEqual([])
})

it("accepts uploads only from the draft's owner, and only from pages of the site", async () => {
  const id = await site.createDraft(owner)
  const file = await drawPicture({ seed: 2 })
  const path = await create(id, file.length)
  await send(path, file)
  const stranger = await site.signInOwner('stranger@example.com')
  const other = await site.createDraft(owner)
  for (const [cookie, target, status] of [
    ['', path, 401],
    [stranger.cookie, path, 404],
    // The file is requested under another home.
    [owner.cookie, path.replace(id, other), 404],
    [owner.cookie, pictureFilePath(id, '../x'), 404],
  ] as const)
    for (const method of ['HEAD', 'PATCH', 'DELETE', 'POST']) {
      const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
      const headers = getHeaders({ ...type, Cookie: cookie })
      const response = await app.request(target, { method, headers })
      expect([method, target, response.status]).toEqual([method, target, status])
    }
  const headers = getHeaders({ 'Sec-Fetch-Site': 'cross-site' })
  expect((await app.request(path, { method: 'DELETE', headers })).status).toBe(403)
  expect(await takeProblem(path)).toBe(null)
})

it('keeps only parts of eight concurrent large files in memory', async () => {
  const id = await site.createDraft(owner)
  const file = Buffer.alloc(fileBytes)
  const sent = 8_000_000
  const paths = await Promise.all(Array.from({ length: 8 }, () => create(id, file.length)))
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  const lines = await Promise.all(paths.map((path) => begin(path, file, sent)))
  for (const path of paths)
    await vi.waitFor(() => expect(statSync(getFile(path)).size).toBe(sent), { timeout: 10_000 })
  // The memory is compared with the 64 MB that have arrived. Freed memory is returned a little later.
  await vi.waitFor(() => {
    collectGarbage()
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * sent)
  })
  for (const line of lines) line.destroy()
})
