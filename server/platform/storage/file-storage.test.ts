import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/platform/time/durations.ts'
import { type S3Server, startS3Server } from '#test/picture/s3-server.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'homiq-storage-'))
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await s3[Symbol.asyncDispose]()
})

const HASHES = ['a', 'b', 'c', 'd', 'e'].map((digit) => digit.repeat(32))
const [FIRST = ''] = HASHES

describe.each([
  ['a folder', () => createDiskStorage(folder)],
  ['a bucket', () => createS3Storage(s3.options)],
])('pictures in %s', (_, open) => {
  it('are stored until they are deleted, and listed by age', async () => {
    const storage = open()
    expect([await storage.get(FIRST), await storage.has(FIRST)]).toEqual([null, false])
    const bytes = Buffer.from([0, 1, 2, 255])
    for (const hash of HASHES) await storage.put(hash, bytes)
    expect([await storage.get(FIRST), await storage.has(FIRST)]).toEqual([bytes, true])

    const listed = async (than: number) => {
      const hashes: string[] = []
      for await (const hash of storage.listOlder(new Date(than))) hashes.push(hash)
      return hashes
    }
    expect(await listed(Date.now() - MINUTE_MS)).toEqual([])
    expect((await listed(Date.now() + MINUTE_MS)).toSorted()).toEqual(HASHES)

    await storage.delete(FIRST)
    await storage.delete(FIRST)
    expect(await storage.has(FIRST)).toBe(false)
  })
})

it('retries a request to a busy bucket', async () => {
  const storage = createS3Storage(s3.options)
  s3.failNext = 2
  await storage.put(FIRST, Buffer.from('x'))
  expect(await storage.has(FIRST)).toBe(true)
})

it('reports why a bucket refused, without revealing the key', async () => {
  const storage = createS3Storage({ ...s3.options, secretAccessKey: 'another' })
  await expect(storage.put(FIRST, Buffer.from('x'))).rejects.toThrow(
    `S3 answers 403 SignatureDoesNotMatch to PUT /pictures/home-pictures/aa/${FIRST}.webp.`,
  )
})
