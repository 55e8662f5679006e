import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { createDiskSpace } from './disk-space.ts'

const GB = 1_000_000_000

it('keeps a part of the disk free, also from what is still arriving', async () => {
  const { bavail, bsize } = await statfs(tmpdir())
  const free = bavail * bsize
  const full = createDiskSpace(tmpdir(), free + GB)
  expect(await full.countBytes()).toBeLessThan(0)
  expect(await full.reserve(0)).toBeNull()

  // Other programs write to this disk, so the numbers are far apart.
  const diskSpace = createDiskSpace(tmpdir(), free - 100 * GB)
  const [first, second] = [await diskSpace.reserve(60 * GB), await diskSpace.reserve(60 * GB)]
  expect([first === null, second]).toEqual([false, null])
  first?.()
  first?.()
  expect(await diskSpace.reserve(60 * GB)).not.toBeNull()
  expect(await diskSpace.reserve(60 * GB)).toBeNull()
})

it('refuses nothing where the disk does not say', async () => {
  expect(await createDiskSpace('/nowhere/at/all').reserve(1)).not.toBeNull()
})
