import { expect, it, vi } from 'vitest'
import { createAdmission } from './admission.ts'
import { UnavailableError } from './unavailable.ts'

const OPTIONS = { active: 1, waiting: 3, waitingOfOne: 2, waitMs: 10_000 }

/** Work that goes on until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: () => promise, end: resolve }
}

it('runs so many at once, the others in the order they came', async () => {
  const { run, waiting } = createAdmission({ ...OPTIONS, active: 2 })
  const order: string[] = []
  const pieces = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...work() }))
  const ends = pieces.map(({ name, run: go }, at) =>
    run(`client ${at}`, () => {
      order.push(name)
      return go()
    }),
  )
  expect([order.join(''), waiting()]).toEqual(['ab', 2])
  pieces[1]?.end('B')
  await ends[1]
  await expect.poll(() => [order.join(''), waiting()]).toEqual(['abc', 1])
  for (const piece of pieces) piece.end(piece.name)
  expect(await Promise.all(ends)).toEqual(['a', 'B', 'c', 'd'])
  expect([order.join(''), waiting()]).toEqual(['abcd', 0])
})

it('refuses at once what is too much, of all and of one client', async () => {
  const { run, isFull } = createAdmission(OPTIONS)
  const first = work()
  const all = ['a', 'a', 'a'].map((client) => run(client, first.run))
  await expect(run('a', async () => 'never')).rejects.toThrow(UnavailableError)
  all.push(run('b', first.run))
  expect(isFull()).toBe(true)
  await expect(run('c', async () => 'never')).rejects.toMatchObject({ retryAfter: 2 })
  first.end('done')
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done'])
  expect(await run('a', async () => 'again')).toBe('again')
})

it('refuses who has waited too long, and gives the turn to the next', async () => {
  vi.useFakeTimers()
  try {
    const { run } = createAdmission({ ...OPTIONS, waitMs: 100 })
    const first = work()
    const running = run('a', first.run)
    const late = run('b', async () => 'late')
    const refused = expect(late).rejects.toThrow(UnavailableError)
    await vi.advanceTimersByTimeAsync(60)
    const next = run('c', async () => 'next')
    await vi.advanceTimersByTimeAsync(60)
    await refused
    first.end('first')
    expect([await running, await next]).toEqual(['first', 'next'])
  } finally {
    vi.useRealTimers()
  }
})

it('goes on after work that fails', async () => {
  const { run } = createAdmission(OPTIONS)
  await expect(run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run('a', async () => 'yes')).toBe('yes')
})
