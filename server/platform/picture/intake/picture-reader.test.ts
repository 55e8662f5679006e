import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { createFairQueue } from '#server/platform/http/limits/fair-queue.ts'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'
import { createPictureReader } from './picture-reader.ts'

const WAITING = { maxWaiting: 20, maxWaitingPerClient: 20, maxWaitMs: 60_000 }
const PROGRAM = new URL('../../../../test/picture/crashing-decoder.ts', import.meta.url)

const createQueue = () => createFairQueue({ name: 'test', concurrency: 1, ...WAITING })
const reader = createPictureReader(createQueue(), PROGRAM)
afterAll(() => reader.stop())

const sender = (uid: string, ip = 'one') => ({ uid, ip, isConfirmed: true })

it('refuses an account whose pictures have ended the process three times', async () => {
  for (let time = 1; time <= 3; time += 1)
    expect(await reader.read('a.jpg', sender('a'))).toEqual({ problem: 'broken' })
  await expect(reader.read('a.jpg', sender('a'))).rejects.toThrow(QueueBusyError)
  expect(await reader.read('b.jpg', sender('b'))).toEqual({ problem: 'broken' })
})

it('does not let somebody wait for more than one picture of the accounts of another client', async () => {
  const ends: string[] = []
  const read = async (uid: string, ip: string) => {
    await reader.read('c.jpg', sender(uid, ip))
    ends.push(ip)
  }
  const many = Array.from({ length: 6 }, (_, index) => read(`many ${index}`, 'many'))
  await Promise.all([...many, read('other', 'other')])
  expect(ends.indexOf('other')).toBeLessThanOrEqual(2)
})

it('decodes less for accounts that confirmed no email address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  const real = createPictureReader(createQueue())
  onTestFinished(() => {
    real.stop()
    rmSync(folder, { recursive: true })
  })
  const file = join(folder, 'large.png')
  const side = Math.ceil(Math.sqrt(PICTURE_LIMITS.wholeBytes / 3)) + 1
  const create = { width: side, height: side, channels: 3, background: '#fff' } as const
  await sharp({ create }).png({ compressionLevel: 1 }).toFile(file)
  const unconfirmed = { ...sender('a'), isConfirmed: false }
  expect(await real.read(file, unconfirmed)).toEqual({ problem: 'too many pixels' })
  expect(await real.read(file, sender('a'))).toMatchObject({ width: PICTURE_LIMITS.storedSide })
})
