import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

/** The address found for a request that comes over a connection from `remote`. */
async function found(remote: string | undefined, forwarded?: string, trusted = false) {
  const app = new Hono()
  app.get('/', (c) => c.text(clientAddress(c, trusted)))
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const connection = { incoming: { socket: { remoteAddress: remote } } }
  return (await app.request('/', { headers }, connection)).text()
}

describe('the address of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('from %s is %s', async (remote, address) => {
    expect(await found(remote)).toBe(address)
  })

  it('is what the trusted proxy saw, whatever the client wrote before it', async () => {
    expect(await found('127.0.0.1', '6.6.6.6, 192.0.2.7', true)).toBe('192.0.2.7')
    expect(await found('127.0.0.1', '', true)).toBe('127.0.0.1')
  })

  it('is not what the client says where there is no such proxy', async () => {
    expect(await found('192.0.2.7', '6.6.6.6')).toBe('192.0.2.7')
  })
})
