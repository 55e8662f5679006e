import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodePage, negotiateEncoding } from './page-encoding.ts'

describe('the encoding of a page', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.8, br;q=0.9', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['br ; q=0 , gzip ; q=1', 'gzip'],
    ['gzip;q=0.5, *;q=0.1', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=0.5, br', 'br'],
    ['deflate, zstd', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
    [';;,,=;q', 'identity'],
    ['brotli, gzipped', 'identity'],
  ])('answers %j with %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding)
  })

  it('preserves the bytes', async () => {
    const body = Buffer.from('<p>Київ 🏠</p>'.repeat(500))
    const brotli = await encodePage(body, 'br')
    const gzip = await encodePage(body, 'gzip')
    expect(brotliDecompressSync(brotli)).toEqual(body)
    expect(gunzipSync(gzip)).toEqual(body)
    expect(brotli.length).toBeLessThan(body.length / 10)
    expect(gzip.length).toBeLessThan(body.length / 10)
  })

  it.each([0, 1, 1_000, 65_520, 65_521, 5_000_000])('preserves %d bytes', async (length) => {
    const body = Buffer.alloc(length, 'Київ 🏠')
    expect(brotliDecompressSync(await encodePage(body, 'br')).equals(body)).toBe(true)
  })
})
