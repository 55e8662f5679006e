import { Socket } from 'node:net'
import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

// Tests run where they have it hardest: far from UTC (vitest.config.ts sets the time zone), without a
// network, and with nobody who overlooks a warning.

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|0\.0\.0\.0|::)$/

/** Files share their modules, so this file runs again for each of them. */
const patched = globalThis as { homiqConnect?: typeof Socket.prototype.connect }
patched.homiqConnect ??= Socket.prototype.connect
const connect = patched.homiqConnect
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  // Within Node the arguments come as an array in an array.
  const [options] = (Array.isArray(args[0]) ? args[0] : args) as [unknown]
  const host = (options as { host?: string } | null)?.host ?? 'localhost'
  if (!LOOPBACK.test(host) && !host.startsWith('/')) {
    throw new Error(`A test wants to reach ${host}: there is no network but this machine's own.`)
  }
  return connect.apply(this, args as Parameters<typeof connect>)
}

let complaints: string[] = []
const originals = { error: console.error, warn: console.warn }

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      complaints.push(`console.${level}: ${format(...args)}`)
    }
  }
})

afterEach(() => {
  Object.assign(console, originals)
  // A test that expects complaints mocks console.error or console.warn, and sees them itself.
  expect(complaints, 'what the test wrote to the console').toEqual([])
})
