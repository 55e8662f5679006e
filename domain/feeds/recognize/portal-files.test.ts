import { expect, it } from 'vitest'
import { PORTAL_FILES } from '#test/feeds/portals/portal-files.ts'
import { recognizeColumns } from './recognize-columns.ts'

it.each(PORTAL_FILES.map((file) => [file.name, file] as const))(
  'the columns of %s are recognized, and no others are used',
  (name, { columns, rows, expected }) => {
    const { profile, isPlain } = recognizeColumns({ columns, rows, title: name })
    expect({ patterns: {}, constants: {}, ...profile }).toEqual({
      patterns: {},
      constants: {},
      ...expected,
    })
    expect(isPlain).toBe(false)
  },
)
