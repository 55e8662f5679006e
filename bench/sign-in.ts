import { createTemporaryFolder, startBuiltSite } from './support/built-site.ts'
import { median, quantile } from './support/quantile.ts'
import { printTable } from './support/table.ts'

const PASSWORD = 'correct horse'
const ROUNDS = 100

// Compares sign-ins with an unknown email address and with a wrong password. A difference in time would
// reveal who has an account.
using folder = createTemporaryFolder()
await using site = await startBuiltSite(folder.path, { TRUSTED_PROXY: 'on' })

let calls = 0

/** Milliseconds of one call. Each uses another IP, so that no limit applies. */
async function measureCall(call: string, email: string, password: string, status: number) {
  calls += 1
  const start = performance.now()
  const response = await fetch(`${site.url}/identitytoolkit.googleapis.com/v1/accounts:${call}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.0.${calls >> 8}.${calls & 255}`,
    },
    body: JSON.stringify({ email, password }),
  })
  await response.text()
  const ms = performance.now() - start
  if (response.status !== status) throw new Error(`${call} was answered with ${response.status}.`)
  return ms
}

const kinds = {
  'unknown address': [] as number[],
  'wrong password': [] as number[],
  'unknown address, again': [] as number[],
}
for (let round = 0; round < ROUNDS; round += 1) {
  // A new account for each round, because of the limit for each account.
  const known = `known-${round}@example.com`
  await measureCall('signUp', known, PASSWORD, 200)
  const unknown = () =>
    measureCall('signInWithPassword', `unknown-${calls}@example.com`, PASSWORD, 400)
  kinds['unknown address'].push(await unknown())
  kinds['wrong password'].push(await measureCall('signInWithPassword', known, 'wrong horse', 400))
  kinds['unknown address, again'].push(await unknown())
}

const base = kinds['unknown address']
printTable(
  ['a sign-in that fails by', 'median ms', 'p90 ms', 'median of its ratio to the first'],
  Object.entries(kinds).map(([kind, times]) => [
    kind,
    median(times).toFixed(1),
    quantile(times, 0.9).toFixed(1),
    `${median(times.map((ms, round) => ms / (base[round] ?? ms))).toFixed(3)}x`,
  ]),
)
