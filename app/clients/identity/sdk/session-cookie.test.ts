import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedAvatarLetter } from '#app/browser/storage/avatar-letter.ts'
import { MemoryStorage } from '#test/browser/memory-storage.ts'
import { createSessionSync } from './session-cookie.ts'

const NOW = new Date('2026-03-02T10:00:00Z')

let calls: string[]
let respond: () => Response | Promise<Response>
let sync: ReturnType<typeof createSessionSync>

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('localStorage', new MemoryStorage())
  calls = []
  respond = () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    const { Authorization = '' } = (headers ?? {}) as Record<string, string>
    calls.push(`${method} ${url} ${Authorization}`.trim())
    return respond()
  })
  storedAvatarLetter.update(() => null)
  sync = createSessionSync()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** @param age of the token in seconds */
const createUser = (token: string, age = 0) =>
  ({
    getIdTokenResult: async () => ({
      token,
      issuedAtTime: new Date(NOW.getTime() - age * 1000).toUTCString(),
    }),
  }) as Parameters<typeof sync>[0]

describe('a sign-in', () => {
  it('is posted once for each token', async () => {
    await sync(createUser('a'))
    await sync(createUser('a'))
    await sync(createUser('b'))
    expect(calls).toEqual(['POST /session Bearer a', 'POST /session Bearer b'])
  })

  it('is not posted with a token older than five minutes', async () => {
    await sync(createUser('old', 301))
    await sync(createUser('young', 300))
    expect(calls).toEqual(['POST /session Bearer young'])
  })

  it('succeeds although the server refuses the session', async () => {
    respond = () => new Response(null, { status: 503 })
    await expect(sync(createUser('a'))).resolves.toBeUndefined()
  })

  it('is posted again after the server was unreachable', async () => {
    respond = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(sync(createUser('a'))).rejects.toThrow('Failed to fetch')
    respond = () => new Response(null, { status: 204 })
    await sync(createUser('a'))
    expect(calls).toHaveLength(2)
  })
})

describe('a sign-out', () => {
  it('sends nothing when nobody was signed in', async () => {
    await sync(null)
    expect(calls).toEqual([])
  })

  it('ends the session of this page once', async () => {
    await sync(createUser('a'))
    await sync(null)
    await sync(null)
    expect(calls).toEqual(['POST /session Bearer a', 'DELETE /session'])
  })

  it('ends the session once, although the SDK reports it twice', async () => {
    await sync(createUser('a'))
    storedAvatarLetter.update(() => 'A')
    await sync(null)
    await sync(null)
    expect(calls).toEqual(['POST /session Bearer a', 'DELETE /session'])
    await sync(createUser('b'))
    await sync(null)
    expect(calls.slice(2)).toEqual(['POST /session Bearer b', 'DELETE /session'])
  })

  it('ends a session of an earlier page', async () => {
    storedAvatarLetter.update(() => 'O')
    await sync(null)
    expect(calls).toEqual(['DELETE /session'])
  })

  it.each([
    ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['keeps the session', async () => new Response(null, { status: 503 })],
  ])('rejects when the server %s, and can be retried', async (_, refuse) => {
    await sync(createUser('a'))
    respond = refuse
    await expect(sync(null)).rejects.toThrow()
    respond = () => new Response(null, { status: 204 })
    await sync(null)
    expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2)
  })
})
