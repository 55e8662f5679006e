import { expect, it, vi } from 'vitest'
import { log } from '#server/platform/log/log.ts'
import { sendStream } from './stream.ts'

/** Endless chunks, with how many were read and whether the reader stopped. */
function createEndlessText() {
  const progress = { chunks: 0, ended: false }
  async function* chunks() {
    try {
      for (;;) {
        progress.chunks += 1
        yield `${'x'.repeat(10_000)}${Math.random()}\n`
      }
    } finally {
      progress.ended = true
    }
  }
  return { progress, chunks }
}

const request = (
  chunks: () => AsyncIterable<string>,
  { method = 'GET', ...headers }: Record<string, string> = {},
) =>
  sendStream(new Request('http://localhost/x', { method, headers }), {
    chunks,
    etag: 'W/"1"',
    type: 'text/plain',
    cacheControl: 'public, max-age=60',
  })

it.each(['identity', 'gzip', 'br'])(
  'as %s makes no more than is read, and ends unread',
  async (encoding) => {
    const logged = vi.spyOn(log, 'error')
    const { progress, chunks } = createEndlessText()
    const response = await request(chunks, { 'accept-encoding': encoding })
    const reader = response.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    await reader?.cancel()
    await vi.waitFor(() => expect(progress.ended).toBe(true))
    expect(progress.chunks).toBeLessThan(2_000)
    expect(logged).not.toHaveBeenCalledWith(expect.anything(), 'Streaming a response failed.')
    logged.mockRestore()
  },
)

it('produces nothing for HEAD, or for a client that has it', async () => {
  const { progress, chunks } = createEndlessText()
  expect((await request(chunks, { method: 'HEAD' })).headers.get('etag')).toBe('W/"1"')
  expect((await request(chunks, { 'if-none-match': 'W/"1"' })).status).toBe(304)
  expect(progress.chunks).toBe(0)
})

it.each(['identity', 'gzip'])(
  'as %s breaks off where a piece fails, which is logged',
  async (encoding) => {
    const logged = vi.spyOn(log, 'error')
    async function* chunks() {
      yield 'a'
      throw new Error('the database is away')
    }
    const response = await request(chunks, { 'accept-encoding': encoding })
    await expect(response.text()).rejects.toThrow()
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      'Streaming a response failed.',
    )
    logged.mockRestore()
  },
)

it('is an error response if the first chunk fails', async () => {
  // biome-ignore lint/correctness/useYield: it fails before it could
  async function* chunks(): AsyncGenerator<string> {
    throw new Error('The database is away.')
  }
  await expect(request(chunks)).rejects.toThrow('The database is away.')
})
