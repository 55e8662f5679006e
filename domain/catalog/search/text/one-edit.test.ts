import { expect, it } from 'vitest'
import { editOnce } from './one-edit.ts'

it.each(['kyi', 'kyyiv', 'kyov', 'ykiv', 'kiyv', 'kyivv'])('%s is one letter off kyiv', (typo) => {
  expect([...editOnce(typo)]).toContain('kyiv')
})

it.each(['kyiv', 'ky', 'kharkiv'])('%s is not', (other) => {
  expect([...editOnce(other)]).not.toContain('kyiv')
})
