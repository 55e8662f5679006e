import { expect, it } from 'vitest'
import { registerGauge, registry } from './metrics.ts'

it('an unreadable gauge does not hide the others', async () => {
  registerGauge('homiq_test_readable', 'For this test.', () => 18)
  registerGauge('homiq_test_unreadable', 'For this test.', () =>
    Promise.reject(new Error('The database is away.')),
  )
  const text = await registry.metrics()
  registry.removeSingleMetric('homiq_test_readable')
  registry.removeSingleMetric('homiq_test_unreadable')
  expect(text).toContain('homiq_test_readable 18')
  expect(text).not.toMatch(/^homiq_test_unreadable \d/m)
})
