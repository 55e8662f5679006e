import { Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

// Tests run far from UTC (vitest.config.ts sets the time zone), without a network, and fail if they write to the
// console.

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|0\.0\.0\.0|::)$/

const OWN_ADDRESSES = new Set(
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).map(({ address }) => address),
  ),
)
const isThisMachine = (host: string) =>
  LOOPBACK.test(host) || OWN_ADDRESSES.has(host) || host.startsWith('/')

/** This setup runs again for each test file in the same process, and must not wrap its own wrapper. */
const patched = globalThis as { homiqConnect?: typeof Socket.prototype.connect }
patched.homiqConnect ??= Socket.prototype.connect
const connect = patched.homiqConnect
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  // Node's own calls pass one array of arguments.
  const [options] = (Array.isArray(args[0]) ? args[0] : args) as [unknown]
  const host = (options as { host?: string } | null)?.host ?? 'localhost'
  if (!isThisMachine(host)) {
    throw new Error(`A test wants to reach ${host}: there is no network but this machine's own.`)
  }
  return connect.apply(this, args as Parameters<typeof connect>)
}

let messages: string[] = []
const originals = { error: console.error, warn: console.warn }

beforeEach(() => {
  messages = []
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      messages.push(`console.${level}: ${format(...args)}`)
    }
  }
})

afterEach(() => {
  Object.assign(console, originals)
  // A test that expects warnings mocks console.error or console.warn.
  expect(messages, 'what the test wrote to the console').toEqual([])
})
