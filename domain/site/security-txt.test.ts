import { expect, it } from 'vitest'
import { createSecurityTxt } from './security-txt.ts'

const origin = 'https://homiq.example'
const now = new Date('2026-11-22T15:30:00Z')

it('says where to report vulnerabilities, and until when that is valid', () => {
  expect(createSecurityTxt({ contact: 'mailto:security@homiq.example', origin, now })).toBe(
    `Contact: mailto:security@homiq.example
Expires: 2027-05-21T00:00:00Z
Preferred-Languages: en
Canonical: https://homiq.example/.well-known/security.txt
`,
  )
})

it('names the contact form if no other contact is configured', () => {
  expect(createSecurityTxt({ contact: '', origin, now })).toContain(`Contact: ${origin}/contact\n`)
})

it('is the same the whole day', () => {
  const of = (text: string) => createSecurityTxt({ contact: '', origin, now: new Date(text) })
  expect(of('2026-11-22T00:00:00Z')).toBe(of('2026-11-22T23:59:59.999Z'))
  expect(of('2026-11-22T00:00:00Z')).not.toBe(of('2026-11-23T00:00:00Z'))
})
