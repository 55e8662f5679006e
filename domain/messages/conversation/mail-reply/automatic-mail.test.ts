import { expect, it } from 'vitest'
import { isAutomaticMail } from './automatic-mail.ts'

it.each([
  ['auto-submitted', 'auto-replied', true],
  ['auto-submitted', 'auto-generated; owner-email="a@example.com"', true],
  ['auto-submitted', 'No', false],
  ['precedence', 'bulk', true],
  ['precedence', ' Auto_Reply', true],
  ['precedence', 'first-class', false],
  ['x-autoreply', 'yes', true],
  ['list-id', '<homes.example.com>', true],
  ['content-type', 'multipart/report; report-type=delivery-status', true],
  ['content-type', 'multipart/alternative; boundary=report', false],
  ['subject', 'Auto-Submitted: auto-replied', false],
])('%s: %s: %s', (key, value, isAutomatic) => {
  expect(
    isAutomaticMail([
      { key: 'from', value: 'a@example.com' },
      { key, value },
    ]),
  ).toBe(isAutomatic)
})

it('is not automatic without headers', () => {
  expect(isAutomaticMail([])).toBe(false)
})
