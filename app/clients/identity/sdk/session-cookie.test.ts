import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedAvatarLetter } from '#app/browser/avatar-letter.ts'
import { MemoryStorage } from '#test/browser/memory-storage.ts'
import { createSessionSync } from './session-cookie.ts'

const NOW = new Date('2026-03-02T10:00:00Z')

let calls: string[]
let answer: () => Response | Promise<Response>
let sync: ReturnType<typeof createSessionSync>

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('localStorage', new MemoryStorage())
  calls = []
  answer = () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    const { Authorization = '' } = (headers ?? {}) as Record<string, string>
    calls.push(`${method} ${url} ${Authorization}`.trim())
    return answer()
  })
  storedAvatarLetter.update(() => null)
  sync = createSessionSync()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Somebody whose token is `token` and was issued `age` seconds ago. */
const holder = (token: string, age = 0) =>
  ({
    getIdTokenResult: async () => ({
      token,
      issuedAtTime: new Date(NOW.getTime() - age * 1000).toUTCString(),
    }),
  }) as Parameters<typeof sync>[0]

describe('a sign-in', () => {
  it('is told once with each token', async () => {
    await sync(holder('a'))
    await sync(holder('a'))
    await sync(holder('b'))
    expect(calls).toEqual(['POST /session Bearer a', 'POST /session Bearer b'])
  })

  it('is told by a token of up to five minutes only', async () => {
    await sync(holder('old', 301))
    await sync(holder('young', 300))
    expect(calls).toEqual(['POST /session Bearer young'])
  })

  it('stands although the server refuses the session', async () => {
    answer = () => new Response(null, { status: 503 })
    await expect(sync(holder('a'))).resolves.toBeUndefined()
  })

  it('is told again where the server was out of reach', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(sync(holder('a'))).rejects.toThrow('Failed to fetch')
    answer = () => new Response(null, { status: 204 })
    await sync(holder('a'))
    expect(calls).toHaveLength(2)
  })
})

describe('being signed out', () => {
  it('is no news where nobody was signed in', async () => {
    await sync(null)
    expect(calls).toEqual([])
  })

  it('ends the session of this page once', async () => {
    await sync(holder('a'))
    await sync(null)
    await sync(null)
    expect(calls).toEqual(['POST /session Bearer a', 'DELETE /session'])
  })

  it('ends a session of an earlier page', async () => {
    storedAvatarLetter.update(() => 'O')
    await sync(null)
    expect(calls).toEqual(['DELETE /session'])
  })

  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['keeps the session', async () => new Response(null, { status: 503 })],
  ])('fails when the server %s, and can be tried again', async (_, refuse) => {
    await sync(holder('a'))
    answer = refuse
    await expect(sync(null)).rejects.toThrow()
    answer = () => new Response(null, { status: 204 })
    await sync(null)
    expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2)
  })
})
