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

it('syncs what was noted in rounds, and reports a disk that refuses', async () => {
  const failure = Promise.withResolvers<unknown>()
  const walSync = createWalSync(failure.resolve, 5)
  const log = join(folder, 'log')
  writeFileSync(log, 'x')
  walSync.schedule(log)
  walSync.schedule(folder)
  await walSync.flush()
  // A name that no file can have stands for a disk that fails.
  walSync.schedule(join(log, 'not-a-folder'))
  expect(await failure.promise).toMatchObject({ code: 'ENOTDIR' })
  await expect(walSync.flush()).rejects.toMatchObject({ code: 'ENOTDIR' })
  walSync.stop()
})

it('does not miss log files that were removed since', async () => {
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
