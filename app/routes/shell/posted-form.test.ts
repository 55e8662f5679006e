import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parsePostedForm } from './posted-form.ts'

const required = z.string().check(z.trim(), z.minLength(1, 'Required'))
const schema = z.object({ name: required, city: required })

const parse = (body: BodyInit | null) =>
  parsePostedForm(new Request('http://localhost/', { method: 'POST', body }), schema)

describe('parsePostedForm', () => {
  it('returns the values as typed, and the parsed ones', async () => {
    const body = new URLSearchParams({ name: ' Olha ', city: 'Lviv', other: 'ignored' })
    expect(await parse(body)).toEqual({
      values: { name: ' Olha ', city: 'Lviv' },
      data: { name: 'Olha', city: 'Lviv' },
    })
  })

  it('returns the values and the messages of an invalid form', async () => {
    const body = new FormData()
    body.set('name', new File(['text'], 'name.txt'))
    body.set('city', 'Lviv')
    expect(await parse(body)).toEqual({
      values: { name: '', city: 'Lviv' },
      errors: { name: 'Required' },
    })
  })

  it.each([
    ['no body', null],
    ['no form', '{"name":"Olha"}'],
  ])('treats %s as an empty form', async (_what, body) => {
    expect(await parse(body)).toEqual({
      values: { name: '', city: '' },
      errors: { name: 'Required', city: 'Required' },
    })
  })
})
