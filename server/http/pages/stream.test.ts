import { expect, it, vi } from 'vitest'
import { log } from '#server/log/log.ts'
import { sendStream } from './stream.ts'

/** Pieces without an end, which note whether someone still wants them. */
function endless() {
  const made = { pieces: 0, ended: false }
  async function* pieces() {
    try {
      for (;;) {
        made.pieces += 1
        yield `${'x'.repeat(10_000)}${Math.random()}\n`
      }
    } finally {
      made.ended = true
    }
  }
  return { made, pieces }
}

const ask = (
  pieces: () => AsyncIterable<string>,
  { method = 'GET', ...headers }: Record<string, string> = {},
) =>
  sendStream(new Request('http://localhost/x', { method, headers }), {
    chunks: pieces,
    etag: 'W/"1"',
    type: 'text/plain',
    cacheControl: 'public, max-age=60',
  })

it.each(['identity', 'gzip', 'br'])(
  'as %s makes no more than is read, and ends unread',
  async (encoding) => {
    const logged = vi.spyOn(log, 'error')
    const { made, pieces } = endless()
    const response = await ask(pieces, { 'accept-encoding': encoding })
    const reader = response.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    await reader?.cancel()
    await vi.waitFor(() => expect(made.ended).toBe(true))
    expect(made.pieces).toBeLessThan(2_000)
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  },
)

it('makes nothing for HEAD, nor for who has it', async () => {
  const { made, pieces } = endless()
  expect((await ask(pieces, { method: 'HEAD' })).headers.get('etag')).toBe('W/"1"')
  expect((await ask(pieces, { 'if-none-match': 'W/"1"' })).status).toBe(304)
  expect(made.pieces).toBe(0)
})

it.each(['identity', 'gzip'])(
  'as %s breaks off where a piece fails, which is logged',
  async (encoding) => {
    const logged = vi.spyOn(log, 'error')
    async function* pieces() {
      yield 'a'
      throw new Error('the database is away')
    }
    const response = await ask(pieces, { 'accept-encoding': encoding })
    await expect(response.text()).rejects.toThrow()
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  },
)

it('is no answer at all where the first piece fails', async () => {
  // biome-ignore lint/correctness/useYield: it fails before it could
  async function* pieces(): AsyncGenerator<string> {
    throw new Error('The database is away.')
  }
  await expect(ask(pieces)).rejects.toThrow('The database is away.')
})
