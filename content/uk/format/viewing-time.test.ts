import { expect, it } from 'vitest'
import { formatViewingTime } from './viewing-time.ts'

it('has the apostrophe of the texts', () => {
  const startsAt = new Date('2026-12-04T15:00:00Z')
  const endsAt = new Date('2026-12-04T15:30:00Z')
  expect(formatViewingTime({ startsAt, endsAt }).replace(/\s/g, ' ')).toBe(
    'п’ятниця, 4 грудня 2026 р., 17:00–17:30',
  )
})
