import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { PICTURE_PROBLEMS } from '#domain/homes/picture/picture-problem.ts'
import { isPassing, UploadError } from './picture-upload.ts'
import { createUploadQueue, type UploadSteps } from './upload-queue.ts'

const files = (...names: string[]) => names.map((name) => new File([name], name))

/** A queue whose steps do nothing unless given. */
function setUp(steps: Partial<UploadSteps> = {}) {
  const log: string[] = []
  const kept = new Map<string, string | null>()
  const queue = createUploadQueue('home', {
    prepare: async (blob) => ({ blob, isShown: false }),
    async transfer(blob, { onUrl }) {
      const name = await blob.text()
      log.push(`send ${name}`)
      onUrl(`/${name}`)
      return `/${name}`
    },
    async take(url) {
      log.push(`take ${url}`)
    },
    async keep({ name, url }) {
      kept.set(name, url)
    },
    forget: async () => {},
    discard: (url) => log.push(`discard ${url}`),
    ...steps,
  })
  const settle = async () => {
    for (let n = 0; n < 20; n += 1) await sleep(0)
  }
  const show = () =>
    queue.getState().pictures.map(({ name, stage, problem }) => [name, stage, problem])
  return { queue, log, kept, settle, show }
}

it('sends pictures one at a time in their order, and lists the remaining ones', async () => {
  const held = Promise.withResolvers<void>()
  const { queue, log, kept, settle, show } = setUp({
    prepare: async (blob) => {
      if (blob.name === 'b') await held.promise
      return { blob, isShown: false }
    },
  })
  const changed = vi.fn()
  queue.subscribe(changed)
  queue.add(files('a', 'b', 'c', 'd'), 3)
  await settle()
  expect(show()).toEqual([
    ['a', 'added', null],
    ['b', 'waiting', null],
    ['c', 'waiting', null],
    ['d', 'failed', 'too many'],
  ])
  // The page shows the picture itself now.
  queue.release()
  expect(show()[0]).toEqual(['b', 'waiting', null])
  held.resolve()
  await settle()
  expect(log).toEqual(['send a', 'take /a', 'send b', 'take /b', 'send c', 'take /c'])
  queue.release()
  expect([queue.getState().added, show()]).toEqual([3, [['d', 'failed', 'too many']]])
  expect(kept).toEqual(new Map(['a', 'b', 'c'].map((name) => [name, `/${name}`])))
  expect(changed).toHaveBeenCalled()
})

it('a picture that fails does not delay the others, and is sent again on request', async () => {
  let isRefused = true
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { queue, settle, show } = setUp({
    async take(url) {
      if (isRefused && url === '/a') throw new UploadError('broken')
      if (isRefused && url === '/b') throw new Error('unknown')
    },
  })
  queue.add(files('a', 'b', 'c'), 20)
  await settle()
  expect(show()).toEqual([
    ['a', 'failed', 'broken'],
    ['b', 'failed', 'no answer'],
    ['c', 'added', null],
  ])
  expect(error).toHaveBeenCalledOnce()
  isRefused = false
  for (const { key } of queue.getState().pictures) queue.tryAgain(key)
  await settle()
  expect(queue.getState().added).toBe(3)
  expect(show().map(([, stage]) => stage)).toEqual(['added', 'added', 'added'])
})

it('a canceled picture stops at once, and the next one is sent', async () => {
  const { queue, log, settle, show } = setUp({
    transfer: async (blob, { signal, onUrl, onProgress }) => {
      const name = await blob.text()
      onUrl(`/${name}`)
      if (name !== 'a') return `/${name}`
      onProgress(null)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      throw signal.reason
    },
  })
  queue.add(files('a', 'b'), 20)
  await settle()
  expect(show()[0]).toEqual(['a', 'held', null])
  queue.cancel(queue.getState().pictures[0]?.key ?? '')
  await settle()
  expect(log).toEqual(['discard /a', 'take /b'])
  expect([queue.getState().added, show()]).toEqual([1, [['b', 'added', null]]])
})

it('resumes the uploads of an earlier page where they stopped', async () => {
  const begun: (string | null)[] = []
  const { queue, settle } = setUp({
    async transfer(_blob, { url }) {
      begun.push(url)
      return '/a'
    },
  })
  const blob = new Blob(['a'])
  const kept = { key: '1', home: 'home', name: 'a', blob, url: '/begun' }
  queue.resume([kept])
  queue.resume([kept])
  await settle()
  expect([begun, queue.getState().added]).toEqual([['/begun'], 1])
})

it('offers to try again only what may pass', () => {
  const problems = [null, 'signed out', 'no answer', ...PICTURE_PROBLEMS] as const
  expect(problems.filter(isPassing)).toEqual([
    'signed out',
    'no answer',
    'too many',
    'account full',
    'unconfirmed full',
    'no space',
    'too fast',
    'cut off',
  ])
})
