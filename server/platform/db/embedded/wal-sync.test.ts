import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newFolder } from '#test/database/embedded-template.ts'
import { createWalSync } from './wal-sync.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

it('syncs scheduled files in rounds, and reports a failing disk', async () => {
  const failure = Promise.withResolvers<unknown>()
  const walSync = createWalSync(failure.resolve, 5)
  const log = join(folder, 'log')
  writeFileSync(log, 'x')
  walSync.schedule(log)
  walSync.schedule(folder)
  await walSync.flush()
  // A name that no file can have simulates a failing disk.
  walSync.schedule(join(log, 'not-a-folder'))
  expect(await failure.promise).toMatchObject({ code: 'ENOTDIR' })
  await expect(walSync.flush()).rejects.toMatchObject({ code: 'ENOTDIR' })
  walSync.stop()
})

it('ignores log files that were removed in the meantime', async () => {
  const walSync = createWalSync(() => {})
  walSync.stop()
  walSync.schedule(join(folder, 'recycled'))
  await walSync.flush()
})

it('syncs the log before data', () => {
  const walSync = createWalSync(() => {})
  walSync.stop()
  const data = join(folder, 'data')
  writeFileSync(data, 'x')
  const descriptor = openSync(data, 'r')
  walSync.schedule(join(data, 'not-a-folder'))
  expect(() => walSync.syncData(descriptor)).toThrow('ENOTDIR')
  closeSync(descriptor)
})
