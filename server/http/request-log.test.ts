import { expect, it } from 'vitest'
import { withRequestLog } from './request-log.ts'

it('writes a line for each answer: method, path, status and time, and never the query', async () => {
  const lines: string[] = []
  const fetch = withRequestLog(
    ({ url }) => new Response(null, { status: url.includes('secret') ? 404 : 200 }),
    (line) => lines.push(line),
  )
  const response = await fetch(new Request('http://localhost/sale/3?email=a%40b.example#secret'))
  expect(response.status).toBe(404)
  await fetch(new Request('http://localhost/property', { method: 'POST' }))
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^GET \/sale\/3 404 \d+\.\d ms$/)
  expect(lines[1]).toMatch(/^POST \/property 200 \d+\.\d ms$/)
})

it('keeps to one line for a path that has line breaks in it', async () => {
  const lines: string[] = []
  const fetch = withRequestLog(
    () => new Response('x'),
    (line) => lines.push(line),
  )
  await fetch(new Request('http://localhost/a%0AGET%20/b\nc'))
  expect(lines[0]).toMatch(/^GET \/a%0AGET%20\/bc 200 \d+\.\d ms$/)
})
