import { expect, it } from 'vitest'
import { createPasswordHasher, HashingBusyError, OWASP_COST } from './password-hash.ts'

const cheap = createPasswordHasher({ ln: 4, r: 8, p: 1 })

it('knows a password again, and no other', async () => {
  const hash = await cheap.hash('correct horse')
  expect(await cheap.check('correct horse', hash)).toEqual({ right: true, outdated: false })
  expect(await cheap.check('correct hors', hash)).toEqual({ right: false, outdated: false })
  expect(await cheap.check('', hash)).toEqual({ right: false, outdated: false })
})

it('salts every password by itself', async () => {
  expect(await cheap.hash('same')).not.toBe(await cheap.hash('same'))
})

it('takes the same letters of another keyboard for the same', async () => {
  const hash = await cheap.hash('caf\u00e9 \u0456\u0308')
  expect((await cheap.check('cafe\u0301 \u0457', hash)).right).toBe(true)
})

it.each([null, '', 'plain', '$scrypt$ln=4,r=8,p=1$AAAA', '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA'])(
  'says no where %j is stored',
  async (stored) => {
    expect(await cheap.check('anything', stored)).toEqual({ right: false, outdated: false })
  },
)

it('costs what OWASP asks for, written into the hash, and says when a hash is of old', async () => {
  const hasher = createPasswordHasher()
  expect(OWASP_COST).toEqual({ ln: 16, r: 8, p: 2 })
  expect(await hasher.hash('x')).toMatch(/^\$scrypt\$ln=16,r=8,p=2\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hasher.check('x', await cheap.hash('x'))).toEqual({ right: true, outdated: true })
})

it('refuses more than it can work off', async () => {
  const slow = createPasswordHasher({ ln: 12, r: 8, p: 1 })
  const outcomes = await Promise.allSettled(Array.from({ length: 110 }, () => slow.hash('x')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(12)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(HashingBusyError)
})
