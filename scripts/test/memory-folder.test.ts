import { expect, it } from 'vitest'
import { isUsableMount } from './memory-folder.ts'

it.each([
  ['tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', true],
  ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
  ['tmpfs /dev/shm tmpfs ro,relatime 0 0', false],
  ['/dev/vda /dev/shm ext4 rw,relatime 0 0', false],
  ['tmpfs /run tmpfs rw 0 0', false],
  // If two mounts have the same path, the last one is on top.
  ['/dev/vda /dev/shm ext4 rw 0 0\ntmpfs /dev/shm tmpfs rw 0 0', true],
])('allows temporary files in %s: %s', (mounts, expected) => {
  expect(isUsableMount(mounts, '/dev/shm')).toBe(expected)
})
