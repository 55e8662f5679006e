import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { registry } from '#server/platform/metrics.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'

const ROOT = join(import.meta.dirname, '../../..')
const METRIC = /\b(?:homiq|nodejs|process)_\w+/g

let database: Database
let site: BuiltApp
beforeAll(async () => {
  database = await freshDatabase()
  site = await startBuiltApp(database)
})
afterAll(async () => {
  await site.stop()
  await database.close()
})

/** Histograms are queried by the names of their series. */
const nameOf = (text: string) => text.replace(/_(bucket|count|sum)$/, '')

describe.each(['deploy/grafana/homiq.json', 'deploy/prometheus/alerts.yml', 'docs/operations.md'])(
  '%s',
  (file) => {
    it('names only existing metrics', () => {
      const names = new Set(registry.getMetricsAsArray().map(({ name }) => name))
      const asked = readFileSync(join(ROOT, file), 'utf8').match(METRIC) ?? []
      expect(asked.length).toBeGreaterThan(5)
      expect(asked.filter((name) => !names.has(nameOf(name)))).toEqual([])
    })
  },
)

it('every metric of ours is documented for operators', () => {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  const ours = registry.getMetricsAsArray().map(({ name }) => name)
  const unexplained = ours.filter((name) => name.startsWith('homiq_') && !text.includes(name))
  expect(unexplained).toEqual([])
})

it('the gauges of the site are read when they are asked for', async () => {
  const text = await registry.metrics()
  expect(text).toMatch(/^homiq_index_listings \d/m)
  expect(text).toMatch(/^homiq_mail_waiting 0$/m)
})
