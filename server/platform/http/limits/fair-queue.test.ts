import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'
import { createFairQueue, type QueueLimits } from './fair-queue.ts'

const LIMITS: QueueLimits = {
  name: 'test',
  concurrency: 2,
  maxWaiting: 10,
  maxWaitingPerClient: 3,
  maxWaitMs: 2000,
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A queue whose tasks end on request. */
function createTestQueue(limits: Partial<QueueLimits> = {}) {
  const queue = createFairQueue({ ...LIMITS, ...limits })
  const started: string[] = []
  const ends: (() => void)[] = []
  const refused: string[] = []
  const add = (client: string, name = client, account?: string) =>
    queue
      .run(
        client,
        () => {
          started.push(name)
          return new Promise<void>((resolve) => ends.push(resolve))
        },
        account,
      )
      .catch((error: unknown) => {
        if (!(error instanceof QueueBusyError)) throw error
        refused.push(name)
      })
  /** Ends the oldest running task. */
  const finishOne = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { queue, started, refused, add, finishOne }
}

it('runs up to its limit at once, and the rest in order', async () => {
  const { queue, started, add, finishOne } = createTestQueue()
  for (const name of ['1', '2', '3', '4']) add('one', name)
  expect(started).toEqual(['1', '2'])
  expect(queue.pendingCount()).toBe(2)
  await finishOne()
  expect(started).toEqual(['1', '2', '3'])
  await finishOne()
  await finishOne()
  await finishOne()
  expect(queue.pendingCount()).toBe(0)
  add('one', '5')
  expect(started).toEqual(['1', '2', '3', '4', '5'])
})

it('lets clients take turns, however much one of them asks for', async () => {
  const { started, add, finishOne } = createTestQueue({ concurrency: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name)
  for (const name of ['b1', 'b2']) add('b', name)
  add('c', 'c1')
  for (let n = 0; n < 7; n += 1) await finishOne()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('gives a client no more turns for its accounts, which take turns within its own', async () => {
  const { started, add, finishOne } = createTestQueue({ concurrency: 1, maxWaitingPerClient: 9 })
  for (const name of ['x1', 'x2', 'x3']) add('a', name, 'x')
  for (const name of ['y', 'z']) add('a', name, name)
  for (const name of ['b1', 'b2', 'b3']) add('b', name)
  for (let n = 0; n < 8; n += 1) await finishOne()
  expect(started).toEqual(['x1', 'x2', 'b1', 'y', 'b2', 'z', 'b3', 'x3'])
})

it("refuses work beyond one client's share, and nobody else's", async () => {
  const { queue, started, refused, add } = createTestQueue()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) add('a', name, name)
  add('b', 'b1')
  await vi.advanceTimersByTimeAsync(0)
  expect(started).toEqual(['a1', 'a2'])
  expect(refused).toEqual(['a6'])
  expect(queue.pendingCount()).toBe(4)
  expect(queue.rejectedCount()).toBe(1)
})

it('refuses work beyond the total that may wait', async () => {
  const { refused, add } = createTestQueue({ maxWaiting: 3 })
  for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) add(client)
  await vi.advanceTimersByTimeAsync(0)
  expect(refused).toEqual(['f'])
})

it('refuses work that has waited two seconds, and says when to retry', async () => {
  const { queue, started, refused, add, finishOne } = createTestQueue()
  for (const client of ['a', 'b', 'c']) add(client)
  const late = queue.run('d', async () => {})
  const outcome = expect(late).rejects.toMatchObject({ retryAfter: 2 })
  await vi.advanceTimersByTimeAsync(1999)
  expect(refused).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toEqual(['c'])
  await outcome
  expect(queue.pendingCount()).toBe(0)
  await finishOne()
  await finishOne()
  expect(started).toEqual(['a', 'b'])
  add('e')
  expect(started).toEqual(['a', 'b', 'e'])
})

it('continues after work that fails', async () => {
  const queue = createFairQueue({ ...LIMITS, concurrency: 1 })
  const failed = queue.run('a', () => Promise.reject(new Error('It broke.')))
  const next = queue.run('a', async () => 'done')
  await expect(failed).rejects.toThrow('It broke.')
  expect(await next).toBe('done')
})
