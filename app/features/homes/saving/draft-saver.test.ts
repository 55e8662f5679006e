import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TypedValues } from '#domain/homes/offer/draft.ts'
import { createDraftSaver, type SaveStatus, type SendOutcome } from './draft-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A saver of a draft at revision 1, whose requests the test answers one by one. */
function start() {
  const sent: { revision: number; values: TypedValues }[] = []
  const answers: ((outcome: SendOutcome) => void)[] = []
  const statuses: SaveStatus[] = []
  let kept: { values: TypedValues; revision: number } | null = null
  const saver = createDraftSaver({
    revision: 1,
    send(change) {
      sent.push(change)
      return new Promise((resolve) => {
        answers.push(resolve)
      })
    },
    copy: {
      keep: (typed) => {
        kept = typed
      },
      forget: () => {
        kept = null
      },
    },
    onStatus: (status) => statuses.push(status),
  })
  return {
    saver,
    sent,
    getKept: () => kept,
    getStatus: () => statuses.at(-1),
    async answer(outcome: SendOutcome) {
      answers.shift()?.(outcome)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

it('sends typed values after a second without typing, and stores them until then', async () => {
  const { saver, sent, answer, getKept, getStatus } = start()
  saver.change({ city: 'L' })
  await vi.advanceTimersByTimeAsync(900)
  saver.change({ city: 'Lviv' })
  expect(getKept()).toEqual({ revision: 1, values: { city: 'Lviv' } })
  await vi.advanceTimersByTimeAsync(900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual([{ revision: 1, values: { city: 'Lviv' } }])
  await answer({ kind: 'saved', revision: 2 })
  expect([getKept(), getStatus()]).toEqual([null, 'saved'])
})

it('sends one request at a time: the latest values with the revision of the previous response', async () => {
  const { saver, sent, answer, getKept } = start()
  saver.change({ city: 'L' })
  const flushed = saver.flush()
  saver.change({ city: 'Lv' })
  saver.change({ city: 'Lviv' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toHaveLength(1)
  await answer({ kind: 'saved', revision: 2 })
  expect(sent[1]).toEqual({ revision: 2, values: { city: 'Lviv' } })
  expect(getKept()).toEqual({ revision: 2, values: { city: 'Lviv' } })
  await answer({ kind: 'saved', revision: 3 })
  await flushed
  expect([sent.length, getKept()]).toEqual([2, null])
})

it('retries without a connection, and at once when it is back', async () => {
  const { saver, sent, answer, getKept, getStatus } = start()
  saver.change({ city: 'Lviv' })
  await vi.advanceTimersByTimeAsync(1_000)
  await answer({ kind: 'no connection' })
  expect([getStatus(), getKept()?.values]).toEqual(['no connection', { city: 'Lviv' }])
  await vi.advanceTimersByTimeAsync(15_000)
  await answer({ kind: 'no connection' })
  saver.retry()
  await answer({ kind: 'saved', revision: 2 })
  expect([sent.length, getStatus(), getKept()]).toEqual([3, 'saved', null])
})

it('sends nothing automatically after a conflict, and overwrites the other version on request', async () => {
  const { saver, sent, answer, getKept, getStatus } = start()
  saver.change({ city: 'Lviv' })
  await vi.advanceTimersByTimeAsync(1_000)
  await answer({ kind: 'conflict', revision: 5 })
  saver.change({ city: 'Kyiv' })
  await saver.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, getStatus()]).toEqual([1, 'conflict'])
  // The copy keeps the revision that its text belongs to, so that a page opened later can tell.
  expect(getKept()).toEqual({ revision: 1, values: { city: 'Kyiv' } })
  const saved = saver.save({ city: 'Kyiv' })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent[1]).toEqual({ revision: 5, values: { city: 'Kyiv' } })
  await answer({ kind: 'saved', revision: 6 })
  expect([await saved, getKept()]).toEqual(['saved', null])
})

it('does not overwrite a conflict that was not reported', async () => {
  const { saver, sent, answer } = start()
  saver.change({ city: 'Lviv' })
  await vi.advanceTimersByTimeAsync(1_000)
  const saved = saver.save({ city: 'Lviv, center' })
  await answer({ kind: 'conflict', revision: 5 })
  expect([await saved, sent.length]).toEqual(['conflict', 1])
})
