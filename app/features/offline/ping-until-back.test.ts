import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportConnection } from '#app/browser/network/connection.ts'
import { getConnectionState } from '#app/browser/network/page-fetch.ts'
import { pingUntilBack } from './ping-until-back.ts'

let isServerThere: boolean
let pings: number[]
const page = { hidden: false }
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  isServerThere = false
  pings = []
  page.hidden = false
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async () => {
    pings.push(Date.now() / 1000)
    if (!isServerThere) throw new TypeError('Failed to fetch')
    return new Response()
  })
  reportConnection(true)
})
afterEach(() => {
  reportConnection(false)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('looks for the server in pauses up to a minute, until it is there', async () => {
  pingUntilBack()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(pings).toEqual([2, 6, 14, 30, 62, 122, 182])
  expect(getConnectionState().isBroken).toBe(true)
  isServerThere = true
  await vi.advanceTimersByTimeAsync(200_000)
  expect(pings.slice(7)).toEqual([242])
  expect(getConnectionState().isBroken).toBe(false)
})

it('asks for nothing while nobody sees the page, or when it is stopped', async () => {
  page.hidden = true
  const stop = pingUntilBack()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pings).toEqual([])
  page.hidden = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(pings).toEqual([62])
  stop()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(pings).toEqual([62])
})
