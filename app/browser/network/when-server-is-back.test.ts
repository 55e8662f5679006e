import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenServerIsBack } from './when-server-is-back.ts'

const callback = vi.fn()
let isServerThere: boolean
let isProxyThere: boolean
let pings: number[]
const page = { hidden: false }
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  callback.mockReset()
  isServerThere = false
  isProxyThere = false
  pings = []
  page.hidden = false
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async () => {
    pings.push(Date.now() / 1000)
    if (isServerThere) return new Response()
    if (isProxyThere) return new Response('Bad gateway', { status: 502 })
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('pings at intervals of up to a minute until the server responds', async () => {
  whenServerIsBack(callback)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(pings).toEqual([2, 6, 14, 30, 62, 122, 182])
  expect(callback).not.toHaveBeenCalled()
  isServerThere = true
  await vi.advanceTimersByTimeAsync(200_000)
  expect(pings.slice(7)).toEqual([242])
  expect(callback).toHaveBeenCalledOnce()
})

it('starts with a given pause', async () => {
  whenServerIsBack(callback, 20_000)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(pings).toEqual([20, 60, 120, 180])
})

it('ignores the response of a proxy', async () => {
  isProxyThere = true
  whenServerIsBack(callback)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(pings).toEqual([2, 6])
  expect(callback).not.toHaveBeenCalled()
})

it('sends no pings while the page is hidden, or after it is stopped', async () => {
  page.hidden = true
  const stop = whenServerIsBack(callback)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pings).toEqual([])
  page.hidden = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(pings).toEqual([62])
  stop()
  isServerThere = true
  await vi.advanceTimersByTimeAsync(200_000)
  expect(pings).toEqual([62])
  expect(callback).not.toHaveBeenCalled()
})
