import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { getClientIp, LOOPBACK } from './client-ip.ts'

/** The client IP of a request on a connection from `remote`. */
async function found(remote: string | undefined, forwarded?: string, proxies = 0, loopback = true) {
  const app = new Hono()
  app.get('/', (c) => c.text(getClientIp(c, { proxies, loopback })))
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const connection = { incoming: { socket: { remoteAddress: remote } } }
  return (await app.request('/', { headers }, connection)).text()
}

describe('the IP address of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', LOOPBACK],
    ['127.0.0.3', LOOPBACK],
    ['::ffff:127.0.0.1', LOOPBACK],
    [undefined, 'unknown'],
  ])('from %s is %s', async (remote, ip) => {
    expect(await found(remote)).toBe(ip)
  })

  it('has no exception for this machine if that is not configured', async () => {
    expect(await found('127.0.0.1', undefined, 0, false)).toBe('127.0.0.1')
    expect(await found('::1', undefined, 0, false)).toBe('::1')
  })

  it.each([
    [1, '6.6.6.6, 192.0.2.7', '192.0.2.7'],
    [2, '6.6.6.6, 192.0.2.7, 10.0.0.1', '192.0.2.7'],
    [2, '192.0.2.7', '192.0.2.7'],
    [1, '192.0.2.7:50123', '192.0.2.7'],
    [1, '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    [1, '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    [1, '::ffff:192.0.2.7', '192.0.2.7'],
    [1, '127.0.0.1', '127.0.0.1'],
  ])('is what the outermost of %i proxies saw: %s', async (proxies, forwarded, ip) => {
    expect(await found('10.0.0.9', forwarded, proxies)).toBe(ip)
  })

  it.each(['', 'nonsense', '1', '0x7f.1', '192.0.2.256', '192.0.2.7, ', '192.0.2.7:99999999'])(
    'is the proxy where it wrote no address: %j',
    async (forwarded) => {
      expect(await found('10.0.0.9', forwarded, 1)).toBe('10.0.0.9')
    },
  )

  it('is not what the client claims without a proxy', async () => {
    expect(await found('192.0.2.7', '6.6.6.6')).toBe('192.0.2.7')
  })
})
