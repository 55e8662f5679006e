import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderClosingPage } from '#server/people/oauth/popup/closing-page.ts'
import { openProviderPopup } from './provider-popup.ts'

const popup = { closed: false, focus: () => {} }
const open = vi.fn<(url: string, name: string, features: string) => typeof popup | null>()
const documentStub = { hasFocus: () => true }

beforeEach(() => {
  popup.closed = false
  documentStub.hasFocus = () => true
  open.mockReset().mockReturnValue(popup)
  vi.stubGlobal('document', documentStub)
  vi.stubGlobal('window', { open, screenX: 100, screenY: 20, outerWidth: 1300, outerHeight: 800 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const getAttempt = (call: number) =>
  new URL(open.mock.calls[call]?.[0] ?? '', 'http://homiq.example').searchParams.get('attempt') ??
  ''

/** Runs the script of the server's final page in the popup, as a browser would. */
async function endPopup(result: { attempt: string; ticket?: string }): Promise<void> {
  const app = new Hono().get('/', (c) => renderClosingPage(c, result))
  const text = await (await app.request('/')).text()
  const script = text.match(/<script>([\s\S]*)<\/script>/)?.[1] ?? ''
  const dataset = { attempt: result.attempt, ticket: result.ticket ?? '' }
  const close = vi.fn()
  new Function('document', 'window', script)({ body: { dataset } }, { close })
  expect(close).toHaveBeenCalledOnce()
}

it('opens one centered window of 500 by 600 pixels synchronously', async () => {
  const ticket = openProviderPopup('google')
  expect(open).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      /^\/identity\/google\?attempt=[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    ),
    'homiq-sign-in',
    'popup,width=500,height=600,left=500,top=120',
  )
  await endPopup({ attempt: getAttempt(0), ticket: 'one' })
  expect(await ticket).toBe('one')
})

it('requests a new authentication', async () => {
  const ticket = openProviderPopup('google', { fresh: true })
  expect(open.mock.calls[0]?.[0]).toMatch(/^\/identity\/google\?attempt=[\da-f-]{36}&fresh=1$/)
  await endPopup({ attempt: getAttempt(0), ticket: 'one' })
  expect(await ticket).toBe('one')
})

it('ignores messages of other attempts', async () => {
  const ticket = openProviderPopup('github')
  await endPopup({ attempt: 'another', ticket: 'wrong' })
  const channel = new BroadcastChannel('homiq-sign-in')
  for (const message of [null, 'text', { attempt: getAttempt(0) }, { ticket: 'wrong' }]) {
    channel.postMessage(message)
  }
  channel.close()
  await endPopup({ attempt: getAttempt(0), ticket: 'right' })
  expect(await ticket).toBe('right')
})

it('rejects when the provider failed', async () => {
  const ticket = openProviderPopup('google')
  await endPopup({ attempt: getAttempt(0) })
  await expect(ticket).rejects.toMatchObject({ code: 'auth/internal-error' })
})

it('rejects when the window was blocked', async () => {
  open.mockReturnValue(null)
  await expect(openProviderPopup('google')).rejects.toMatchObject({ code: 'auth/popup-blocked' })
})

it('cancels the first attempt for a second one in the same window', async () => {
  const first = openProviderPopup('google')
  const second = openProviderPopup('github')
  await expect(first).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' })
  expect(open.mock.calls.map(([, name]) => name)).toEqual(['homiq-sign-in', 'homiq-sign-in'])
  await endPopup({ attempt: getAttempt(1), ticket: 'second' })
  expect(await second).toBe('second')
})

it('rejects a while after the window was closed', async () => {
  vi.useFakeTimers()
  const onError = vi.fn()
  const ticket = openProviderPopup('google').catch((error: unknown) => onError(error))
  await vi.advanceTimersByTimeAsync(60_000)
  popup.closed = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(onError).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  await ticket
  expect(onError.mock.lastCall?.[0]).toMatchObject({ code: 'auth/popup-closed-by-user' })
  expect(vi.getTimerCount()).toBe(0)
})

it('waits while the window is reported as closed but the page has no focus', async () => {
  vi.useFakeTimers()
  const ticket = openProviderPopup('google')
  popup.closed = true
  documentStub.hasFocus = () => false
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await endPopup({ attempt: getAttempt(0), ticket: 'late' })
  expect(await ticket).toBe('late')
})
