import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import {
  PICTURE_FILE_PATH,
  SENT_PICTURES_PATH,
  sentPicturesPath,
} from '#domain/homes/offer/links.ts'
import { createDiskSpace } from '#server/platform/picture/disk-space.ts'
import { createPartsHandlers } from './handlers.ts'

it('receives nothing once the disk has too little space', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'homiq-test-')), 'uploads')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  /** Begins a file, and sends it. */
  async function send(minFreeBytes: number, path = sentPicturesPath('home')) {
    const { receive } = createPartsHandlers({
      findSender: async () => ({ uid: 'owner', ip: 'one', isConfirmed: true }),
      pictures: { findState: async () => 'draft', add: async () => null },
      diskSpace: createDiskSpace(tmpdir(), minFreeBytes),
      folder,
    })
    const app = new Hono().post(SENT_PICTURES_PATH, receive).patch(PICTURE_FILE_PATH, receive)
    const tus = { 'Tus-Resumable': '1.0.0' }
    if (path === sentPicturesPath('home'))
      return app.request(path, { method: 'POST', headers: { ...tus, 'Upload-Length': '1' } })
    const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
    return app.request(path, { method: 'PATCH', headers: { ...tus, ...type }, body: '1' })
  }
  const full = Number.MAX_SAFE_INTEGER
  expect((await send(full)).status).toBe(507)
  expect(existsSync(folder)).toBe(false)
  const path = (await send(0)).headers.get('location') ?? ''
  expect((await send(full, path)).status).toBe(507)
  expect((await send(0, path)).status).toBe(204)
})
