import { expect, it } from 'vitest'
import { createLocker } from './lock.ts'

const never = new AbortController().signal

it('asks the current holder to end, then passes the lock on in order', async () => {
  const { newLock } = createLocker()
  const log: string[] = []
  const use = async (name: string, id = 'file') => {
    const lock = newLock(id)
    await lock.lock(never, () => {
      log.push(`${name} is asked`)
    })
    log.push(`${name} begins`)
    return lock
  }
  const first = await use('first')
  const second = use('second')
  const third = use('third')
  const other = await use('other', 'another file')
  await first.unlock()
  await (await second).unlock()
  await (await third).unlock()
  await other.unlock()
  await (await use('last')).unlock()
  expect(log).toEqual([
    'first begins',
    'first is asked',
    'second is asked',
    'other begins',
    'second begins',
    'third begins',
    'last begins',
  ])
})

it('skips a waiting request that was asked to end', async () => {
  const { newLock } = createLocker()
  const [first, second, third] = [newLock('file'), newLock('file'), newLock('file')] as const
  await first.lock(never, () => {})
  const controller = new AbortController()
  const waiting = second.lock(controller.signal, () => controller.abort('asked'))
  const last = third.lock(never, () => {})
  await first.unlock()
  await expect(waiting).rejects.toBe('asked')
  await last
})
