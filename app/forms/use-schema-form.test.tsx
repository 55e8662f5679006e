import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type RejectedForm, useSchemaForm } from './use-schema-form.ts'

const required = z.string().check(z.minLength(1, 'Required'))
const schema = z.object({ name: required, city: required })

function Form({ rejected }: { rejected?: RejectedForm<'name' | 'city'> }) {
  const { form, field, problem } = useSchemaForm({
    schema,
    rejected,
    onValid: async () => {},
  })
  return (
    <form {...form}>
      <TextField {...field('name')} label="Name" />
      <TextField {...field('city')} label="City" />
      {problem}
    </form>
  )
}

const inputs = (page: string) => page.match(/<input[^>]*>/g) ?? []

describe('a form as the server renders it', () => {
  it('is empty and valid, and posts without JavaScript', () => {
    const page = renderToStaticMarkup(<Form />)
    expect(page).toMatch(/^<form [^>]*method="post"/)
    expect(page).toMatch(/^<form [^>]*novalidate/i)
    expect(inputs(page)).toHaveLength(2)
    for (const input of inputs(page)) {
      expect(input).toContain('aria-invalid="false"')
      expect(input).not.toContain('value=')
    }
  })

  it('shows what an action rejected, and focuses the first invalid field', () => {
    const rejected = { values: { name: 'Olha', city: '<' }, errors: { city: 'No such city' } }
    const page = renderToStaticMarkup(<Form rejected={rejected} />)
    const [name = '', city = ''] = inputs(page)
    expect(name).toContain('value="Olha"')
    expect(name).toContain('aria-invalid="false"')
    expect(name).not.toMatch(/autofocus/i)
    expect(city).toContain('value="&lt;"')
    expect(city).toContain('aria-invalid="true"')
    expect(city).toMatch(/autofocus/i)
    const id = city.match(/aria-describedby="([^"]*)"/)?.[1]
    expect(page).toContain(
      `<p id="${id}" class="field-message" aria-live="polite">No such city</p>`,
    )
  })
})
