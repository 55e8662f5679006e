import { expect, it } from 'vitest'
import { listTypos } from './typos.ts'

it.each(['kyi', 'kyyiv', 'kyov', 'ykiv', 'kiyv', 'kyivv'])('%s is one letter off kyiv', (typo) => {
  expect([...listTypos(typo)]).toContain('kyiv')
})

it.each(['kyiv', 'ky', 'kharkiv'])('%s is not', (other) => {
  expect([...listTypos(other)]).not.toContain('kyiv')
})
