import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerSiteGauges } from '#server/main/services/site-gauges.ts'
import { registry } from '#server/platform/metrics.ts'

const ROOT = join(import.meta.dirname, '../../..')
const METRIC = /\b(?:homiq|nodejs|process)_\w+/g

const idle = { isFull: () => false, pendingCount: () => 0, rejectedCount: () => 0 }

beforeAll(() => {
  registerSiteGauges({
    pool: { totalCount: 1, idleCount: 1, waitingCount: 0 },
    renders: idle,
    passwords: null,
    mail: () => Promise.reject(new Error('The database is away.')),
    pictureSpace: async () => 1,
    index: () => ({ listings: 18, isComplete: true, secondsSincePoll: 1 }),
  })
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

it('an unreadable gauge does not hide the others', async () => {
  const text = await registry.metrics()
  expect(text).toContain('homiq_index_listings 18')
  expect(text).not.toMatch(/^homiq_mail_waiting \d/m)
})
