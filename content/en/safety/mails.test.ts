import { expect, it } from 'vitest'
import { reportOutcomeMail } from './mails.ts'

it('says of a person that they are banned, not that something was withdrawn', () => {
  const { text } = reportOutcomeMail({ kind: 'person', what: '', outcome: 'acted' })
  expect(text).toContain('You reported a person to us for what they wrote.')
  expect(text).toContain('The person cannot write to others for now.')
  expect(text).not.toContain('shown')
})
