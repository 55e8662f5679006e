import { afterAll, expect, it } from 'vitest'
import { createFairQueue } from '#server/http/limits/fair-queue.ts'
import { QueueBusyError } from '#server/runtime/queue-busy-error.ts'
import { createPictureReader } from './picture-reader.ts'

const WAITING = { maxWaiting: 10, maxWaitingPerClient: 10, maxWaitMs: 10_000 }
const PROGRAM = new URL('../../../test/picture/crashing-decoder.ts', import.meta.url)

const reader = createPictureReader(
  createFairQueue({ name: 'test', concurrency: 1, ...WAITING }),
  PROGRAM,
)
afterAll(() => reader.stop())

it('refuses a client whose pictures have ended the process three times', async () => {
  for (let time = 1; time <= 3; time += 1)
    expect(await reader.read('a.jpg', 'a')).toEqual({ problem: 'broken' })
  await expect(reader.read('a.jpg', 'a')).rejects.toThrow(QueueBusyError)
  expect(await reader.read('b.jpg', 'b')).toEqual({ problem: 'broken' })
})
