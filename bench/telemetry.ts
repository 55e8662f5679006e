import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { instrument } from '#server/platform/http/instrument.ts'
import { createRouteNamer } from '#server/platform/http/request/route-name.ts'
import { openTelemetry } from '#server/platform/telemetry/open-telemetry.ts'
import { median } from './support/quantile.ts'
import { printTable } from './support/table.ts'

// What a request costs in `instrument` alone, which writes metrics and spans: without a collector, with one in this
// process, and with --before FILE in another version of that file. Each round measures every case.
const { values } = parseArgs({ options: { before: { type: 'string' } } })
const ROUNDS = 41
const REQUESTS = 2_000

const options = {
  routeName: createRouteNamer(['/property', '/:type/:id']),
  requestLog: false,
  trustsRequestIds: true,
}
const response = new Response('A page.')
const request = new Request('http://localhost/property?type=sale')
const answer = instrument(() => response, options)

const collector = createServer((sent, taken) => sent.resume().on('end', () => taken.end('{}')))
await new Promise<void>((listening) => collector.listen(0, 'localhost', listening))
const endpoint = `http://localhost:${(collector.address() as AddressInfo).port}`

/** Microseconds of processor time for a request, with what is sent of it afterwards. */
async function measure(fetch: typeof answer, isTraced: boolean): Promise<number> {
  const stop = isTraced ? openTelemetry(endpoint) : null
  const start = process.cpuUsage()
  for (let n = 0; n < REQUESTS; n += 1) fetch(request)
  await stop?.()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / REQUESTS
}

const cases = [
  { name: 'no collector', fetch: answer, isTraced: false },
  { name: 'a collector', fetch: answer, isTraced: true },
]
if (values.before !== undefined) {
  const { instrument: before } = await import(resolve(values.before))
  cases.push({ name: 'before', fetch: before(() => response, options), isTraced: false })
}
const rounds: number[][] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const took: number[] = []
  for (const { fetch, isTraced } of cases) took.push(await measure(fetch, isTraced))
  rounds.push(took)
}
collector.close()
const rows = cases.map(({ name }, index) => {
  const took = rounds.map((round) => round[index] ?? Number.NaN)
  const ratios = rounds.map((round) => (round[index] ?? Number.NaN) / (round[0] ?? Number.NaN))
  return [name, median(took).toFixed(2), `${median(ratios).toFixed(2)}x`]
})
printTable(['spans', 'processor µs', 'of no collector'], rows)
