import { expect, it } from 'vitest'
import { NBSP } from '#content/uk/format/number.ts'
import { formatRetryAfter } from './refusals.ts'

it.each([
  [1, 'секунду'],
  [2, '2 секунди'],
  [21, '21 секунду'],
  [90, '90 секунд'],
  [91, '2 хвилини'],
  [300, '5 хвилин'],
])('after %i s one may try again in %s', (seconds, time) =>
  expect(formatRetryAfter(seconds).replaceAll(NBSP, ' ')).toBe(`Спробуйте ще раз через ${time}.`),
)
