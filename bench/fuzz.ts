import { parseArgs } from 'node:util'
import { Fuzzer } from '#test/fuzz/fuzzer.ts'
import { printTable } from './support/table.ts'

// Sends generated requests, valid and invalid, to its own built site, and prints the smallest requests that
// reveal a fault.

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    requests: { type: 'string', default: '100000' },
  },
})
const SEED = Number(values.seed)
const REQUESTS = Number(values.requests)
const BATCHES = 200

/** Allowed in the second half, for caches and garbage collection. */
const MAX_GROWTH_MB = 100

await using fuzz = new Fuzzer()
const memories: { readonly requests: number; readonly memory: number }[] = []
let statuses: ReadonlyMap<number, number> = new Map()
const start = performance.now()
console.log(`Seed ${SEED}.`)
for (let requests = 0, round = 0; requests < REQUESTS; round += 1) {
  const done = await fuzz.round(SEED + round, BATCHES)
  requests = done.requests
  statuses = done.statuses
  memories.push(done)
  console.log(`${requests} requests, ${done.memory.toFixed(0)} MB`)
}
const seconds = (performance.now() - start) / 1_000

const second = memories.filter(({ requests }) => requests > REQUESTS / 2)
const growth = (second.at(-1)?.memory ?? 0) - (second[0]?.memory ?? 0)
console.log(
  `\n${seconds.toFixed(0)} s. Memory grew by ${growth.toFixed(0)} MB in the second half.\n`,
)
printTable(
  ['answer', 'requests'],
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => [status === 0 ? 'none' : String(status), String(count)]),
)
if (growth > MAX_GROWTH_MB) throw new Error(`More than ${MAX_GROWTH_MB} MB.`)
