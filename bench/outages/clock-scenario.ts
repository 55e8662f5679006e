import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { createScenarioPostgres, NO_POSTGRES } from './postgres-scenario.ts'
import type { Outage, Scenario } from './scenario.ts'
import { startSupervisedSite } from './supervised-site.ts'

const NO_LIBRARY = 'The clock is put forward by libfaketime, which is not installed here.'
const HOUR_S = 3_600

export async function createClockScenario(): Promise<Scenario | string> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (library === undefined) return NO_LIBRARY
  const database = await createScenarioPostgres()
  if (database === null) return NO_POSTGRES
  const { cluster, url } = database
  const folder = mkdtempSync(join(tmpdir(), 'homiq-clock-'))
  const file = join(folder, 'offset')
  const jump = async (seconds: number) =>
    writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}s`)
  await jump(0)
  const site = await startSupervisedSite({
    DATABASE_URL: url,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Timers use the monotonic clock, which never jumps.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  let written = 0

  /** Changes a listing like an import at that time, and waits until a search finds the change. */
  async function changeShows(offset: number): Promise<void> {
    written += 1
    const price = 9_000_000 + written
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const at = new Date(Date.now() + offset * 1_000)
    await client.query(
      `update listings set price = $1, updated_at = $2 where type = 'sale' and id = 1`,
      [price, at],
    )
    await client.end()
    const search = `/api/listings?type=sale&priceMin=${price}&priceMax=${price}`
    for (;;) {
      const answer = await fetch(site.site.url + search)
      if (answer.ok && ((await answer.json()) as { total: number }).total === 1) return
      await setTimeout(100)
    }
  }

  const jumps = (name: string, offset: number): Outage => ({
    name,
    seconds: 20,
    async begin() {
      await jump(offset)
      await changeShows(offset)
    },
    end: () => jump(0),
    waitUntilSettled: () => changeShows(0),
  })
  return {
    site,
    outages: [
      jumps('clock an hour ahead, then right', HOUR_S),
      jumps('clock an hour behind, then right', -HOUR_S),
    ],
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await cluster.remove()
      rmSync(folder, { recursive: true })
    },
  }
}
