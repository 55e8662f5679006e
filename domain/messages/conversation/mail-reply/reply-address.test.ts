import { expect, it } from 'vitest'
import { formatReplyAddress, readReplyToken } from './reply-address.ts'

const DOMAIN = 'reply.homiq.example'
const TOKEN = '0123456789abcdef0123456789abcdef01234567'

it('is read in any case, and is short enough for mail servers', () => {
  const address = formatReplyAddress(TOKEN, DOMAIN)
  expect(address.indexOf('@')).toBeLessThanOrEqual(64)
  expect(readReplyToken(address, DOMAIN)).toBe(TOKEN)
  expect(readReplyToken(address.toUpperCase(), DOMAIN)).toBe(TOKEN)
})

it.each([
  '',
  'postmaster',
  `reply@${DOMAIN}`,
  `reply+@${DOMAIN}`,
  `reply+${TOKEN}`,
  `reply+${TOKEN}@other.example`,
  `reply+${TOKEN}@${DOMAIN}@other.example`,
  `reply+${TOKEN}%other.example@${DOMAIN}`,
  `reply+${TOKEN}0@${DOMAIN}`,
  `no-reply+${TOKEN}@${DOMAIN}`,
])('rejects %j', (address) => {
  expect(readReplyToken(address, DOMAIN)).toBeNull()
})
