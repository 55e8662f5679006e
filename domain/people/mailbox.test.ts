import { expect, it } from 'vitest'
import { getMailbox } from './mailbox.ts'

it.each([
  ['olena@example.com', 'olena@example.com'],
  ['olena+homes@example.com', 'olena@example.com'],
  ['olena+homes+more@example.com', 'olena@example.com'],
  ['o.lena@example.com', 'o.lena@example.com'],
  ['o.l.ena+homes@googlemail.com', 'olena@gmail.com'],
  ['+@example.com', '+@example.com'],
  ['++homes@example.com', '+@example.com'],
])('%s reaches %s', (address, mailbox) => {
  expect(getMailbox(address)).toBe(mailbox)
})
