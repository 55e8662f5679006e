import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderClosingPage } from '#server/oauth/closing-page.ts'
import { openProviderPopup } from './provider-popup.ts'

const popup = { closed: false, focus: () => {} }
const open = vi.fn<(address: string, name: string, features: string) => typeof popup | null>()
const page = { hasFocus: () => true }

beforeEach(() => {
  popup.closed = false
  page.hasFocus = () => true
  open.mockReset().mockReturnValue(popup)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { open, screenX: 100, screenY: 20, outerWidth: 1300, outerHeight: 800 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const attemptOf = (call: number) =>
  new URL(open.mock.calls[call]?.[0] ?? '', 'http://homiq.example').searchParams.get('attempt') ??
  ''

/** Runs the page by which the server ends a popup, as a browser would. */
async function endPopup(ending: { attempt: string; ticket?: string }): Promise<void> {
  const app = new Hono().get('/', (c) => renderClosingPage(c, ending))
  const text = await (await app.request('/')).text()
  const script = text.match(/<script>([\s\S]*)<\/script>/)?.[1] ?? ''
  const dataset = { attempt: ending.attempt, ticket: ending.ticket ?? '' }
  const close = vi.fn()
  new Function('document', 'window', script)({ body: { dataset } }, { close })
  expect(close).toHaveBeenCalledOnce()
}

it('opens one window of 500 by 600 in the middle, within the call', async () => {
  const ticket = openProviderPopup('google')
  expect(open).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      /^\/identity\/google\?attempt=[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    ),
    'homiq-sign-in',
    'popup,width=500,height=600,left=500,top=120',
  )
  await endPopup({ attempt: attemptOf(0), ticket: 'one' })
  expect(await ticket).toBe('one')
})

it('says that a fresh proof is wanted', async () => {
  const ticket = openProviderPopup('google', { fresh: true })
  expect(open.mock.calls[0]?.[0]).toMatch(/^\/identity\/google\?attempt=[\da-f-]{36}&fresh=1$/)
  await endPopup({ attempt: attemptOf(0), ticket: 'one' })
  expect(await ticket).toBe('one')
})

it('hears no answer but its own', async () => {
  const ticket = openProviderPopup('github')
  await endPopup({ attempt: 'another', ticket: 'wrong' })
  const channel = new BroadcastChannel('homiq-sign-in')
  for (const noise of [null, 'text', { attempt: attemptOf(0) }, { ticket: 'wrong' }]) {
    channel.postMessage(noise)
  }
  channel.close()
  await endPopup({ attempt: attemptOf(0), ticket: 'right' })
  expect(await ticket).toBe('right')
})

it('tells a failure at the provider', async () => {
  const ticket = openProviderPopup('google')
  await endPopup({ attempt: attemptOf(0) })
  await expect(ticket).rejects.toMatchObject({ code: 'auth/internal-error' })
})

it('tells at once that the window was blocked', async () => {
  open.mockReturnValue(null)
  await expect(openProviderPopup('google')).rejects.toMatchObject({ code: 'auth/popup-blocked' })
})

it('gives the first up for a second, in the same window', async () => {
  const first = openProviderPopup('google')
  const second = openProviderPopup('github')
  await expect(first).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' })
  expect(open.mock.calls.map(([, name]) => name)).toEqual(['homiq-sign-in', 'homiq-sign-in'])
  await endPopup({ attempt: attemptOf(1), ticket: 'second' })
  expect(await second).toBe('second')
})

it('tells that the window was closed, once no answer can be under way', async () => {
  vi.useFakeTimers()
  const seen = vi.fn()
  const ticket = openProviderPopup('google').catch((error: unknown) => seen(error))
  await vi.advanceTimersByTimeAsync(60_000)
  popup.closed = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  await ticket
  expect(seen.mock.lastCall?.[0]).toMatchObject({ code: 'auth/popup-closed-by-user' })
  expect(vi.getTimerCount()).toBe(0)
})

it('waits for a window that only looks closed, while the visitor is in it', async () => {
  vi.useFakeTimers()
  const ticket = openProviderPopup('google')
  popup.closed = true
  page.hasFocus = () => false
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await endPopup({ attempt: attemptOf(0), ticket: 'late' })
  expect(await ticket).toBe('late')
})
