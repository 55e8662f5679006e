import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHUNK_PATHS } from './client-chunks.ts'

it('names only existing files and folders', () => {
  const root = join(import.meta.dirname, '../..')
  expect(CHUNK_PATHS.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
