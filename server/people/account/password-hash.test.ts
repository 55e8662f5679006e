import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'
import { createPasswordHasher } from './password-hash.ts'

const CLIENT = '10.0.0.1'

const cheap = createPasswordHasher({ ln: 4, r: 8, p: 1 })

it('recognizes a password, and no other', async () => {
  const hash = await cheap.hash('correct horse', CLIENT)
  expect(await cheap.check('correct horse', hash, CLIENT)).toEqual({
    isCorrect: true,
    needsRehash: false,
  })
  expect(await cheap.check('correct hors', hash, CLIENT)).toEqual({
    isCorrect: false,
    needsRehash: false,
  })
  expect(await cheap.check('', hash, CLIENT)).toEqual({ isCorrect: false, needsRehash: false })
})

it('salts every password separately', async () => {
  expect(await cheap.hash('same', CLIENT)).not.toBe(await cheap.hash('same', CLIENT))
})

it('accepts the same letters from another keyboard', async () => {
  const hash = await cheap.hash('caf\u00e9 \u0456\u0308', CLIENT)
  expect((await cheap.check('cafe\u0301 \u0457', hash, CLIENT)).isCorrect).toBe(true)
})

it.each([null, '', 'plain', '$scrypt$ln=4,r=8,p=1$AAAA', '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA'])(
  'says no where %j is stored',
  async (stored) => {
    expect(await cheap.check('anything', stored, CLIENT)).toEqual({
      isCorrect: false,
      needsRehash: false,
    })
  },
)

/** Hashes "x" in a process of its own, because the setup of server tests changes the cost in this one. */
function hashInProduction(): string {
  const file = JSON.stringify(new URL('./password-hash.ts', import.meta.url).href)
  const program = `
    const { createPasswordHasher } = await import(${file})
    process.stdout.write(await createPasswordHasher().hash('x', '${CLIENT}'))`
  const args = ['--input-type=module', '--eval', program]
  return execFileSync(process.execPath, args, { encoding: 'utf8' })
}

it('costs what OWASP requires, stores the cost in the hash, and recognizes outdated hashes', async () => {
  const hash = hashInProduction()
  expect(hash).toMatch(/^\$scrypt\$ln=16,r=8,p=2\$[\w+/]{22}\$[\w+/]{43}$/)
  const replaced = { isCorrect: true, needsRehash: true }
  expect(await cheap.check('x', hash, CLIENT)).toEqual(replaced)
  expect(await createPasswordHasher().check('x', await cheap.hash('x', CLIENT), CLIENT)).toEqual(
    replaced,
  )
})

it.each([
  { processors: 1, atOnce: 1 },
  { processors: 2, atOnce: 1 },
  { processors: 3, atOnce: 2 },
  { processors: 64, atOnce: 2 },
])(
  'serves others while one client exceeds its share, on $processors processors',
  async ({ processors, atOnce }) => {
    const slow = createPasswordHasher({ ln: 12, r: 8, p: 1 }, processors)
    const flood = Array.from({ length: 90 }, () => slow.hash('x', '10.0.0.66'))
    const other = slow.hash('x', CLIENT)
    // Three of the flood and the other client are waiting.
    expect(slow.queue.pendingCount()).toBe(4)
    const outcomes = await Promise.allSettled(flood)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(90 - 3 - atOnce)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueBusyError)
    expect(slow.queue.rejectedCount()).toBe(refused.length)
    expect(await other).toMatch(/^\$scrypt/)
  },
)
