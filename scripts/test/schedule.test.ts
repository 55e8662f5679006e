import { expect, it } from 'vitest'
import { type Job, runJobs } from './schedule.ts'

/** Jobs that end on request, with a log of what happened to them. */
function observed(...jobs: [name: string, ...after: string[]][]) {
  const events: string[] = []
  const endings = new Map<string, () => void>()
  const list = jobs.map(
    ([name, ...after]): Job<void> => ({
      name,
      after,
      async run() {
        events.push(name)
        await new Promise<void>((resolve) => endings.set(name, resolve))
        events.push(`${name} ended`)
      },
    }),
  )
  async function end(name: string): Promise<void> {
    endings.get(name)?.()
    await new Promise(setImmediate)
  }
  return { list, events, end }
}

it('runs a limited number at a time, in the order of the list', async () => {
  const { list, events, end } = observed(['a'], ['b'], ['c'])
  const all = runJobs(list, 2)
  expect(events).toEqual(['a', 'b'])
  await end('b')
  expect(events).toEqual(['a', 'b', 'b ended', 'c'])
  await end('c')
  await end('a')
  await all
})

it('makes a job wait for those that it comes after, while others overtake it', async () => {
  const { list, events, end } = observed(['build'], ['server', 'build'], ['unit'])
  const all = runJobs(list, 2)
  expect(events).toEqual(['build', 'unit'])
  await end('build')
  expect(events.at(-1)).toBe('server')
  await end('unit')
  await end('server')
  await all
})

it('does not wait for a job that is not in the list', async () => {
  const { list, events, end } = observed(['server', 'build'])
  const all = runJobs(list, 2)
  expect(events).toEqual(['server'])
  await end('server')
  await all
})

it('rejects when a job rejects, and when jobs wait for each other', async () => {
  const failure = { name: 'a', run: () => Promise.reject(new Error('no disk')) }
  await expect(runJobs([failure], 1)).rejects.toThrow('no disk')
  const { list } = observed(['a', 'b'], ['b', 'a'])
  await expect(runJobs(list, 1)).rejects.toThrow('Nothing can begin of: a, b')
})
