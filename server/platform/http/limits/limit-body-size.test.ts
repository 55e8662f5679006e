import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBodySize, MAX_BODY_BYTES } from './limit-body-size.ts'

const app = new Hono()
app.use(limitBodySize)
app.all('*', async (c) => {
  const form = await c.req.raw.formData()
  return c.text(String(form.get('message')).length.toString())
})

const readBody = (length: number) => new URLSearchParams({ message: 'x'.repeat(length) }).toString()
const TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }

it('accepts a long form', async () => {
  const body = readBody(MAX_BODY_BYTES - 100)
  const headers = { ...TYPE, 'Content-Length': String(body.length) }
  const response = await app.request('/', { method: 'POST', headers, body })
  expect(await response.text()).toBe(String(MAX_BODY_BYTES - 100))
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'refuses a body that is too large: %s',
  async (method) => {
    const body = readBody(MAX_BODY_BYTES + 1)
    const headers = { ...TYPE, 'Content-Length': String(body.length) }
    expect((await app.request('/', { method, headers, body })).status).toBe(413)
  },
)

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'refuses %s that does not say its size',
  async (method) => {
    const chunk = new TextEncoder().encode(readBody(10_000))
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent > 100) controller.close()
        else controller.enqueue(chunk)
        sent += 1
      },
    })
    const request = new Request('http://localhost/', {
      method,
      headers: TYPE,
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await app.request(request)).status).toBe(413)
    expect(sent).toBeLessThan(20)
  },
)

it('refuses a chunked body unread, as browsers never send one', async () => {
  let pulled = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { ...TYPE, 'Transfer-Encoding': 'chunked' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const response = await app.request(new Request('http://localhost/', init))
  expect(response.status).toBe(411)
  expect(pulled).toBe(false)
})
