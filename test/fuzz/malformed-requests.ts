import fc from 'fast-check'
import { CANARY, oddText } from './odd-text.ts'
import { toBinaryString } from './raw-request.ts'
import type { RequestPartsArbitrary } from './request-parts.ts'

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'get',
  'GE T',
  'FOO',
  'PRI',
  '__proto__',
  '',
  '\0',
] as const

const TARGETS = [
  '/',
  '/home',
  '*',
  '',
  'http://evil.example/home',
  'http://evil.example:99999/',
  'https://localhost/home',
  '//other.example',
  'http://',
  'http://[::1',
  'http://user:password@localhost/home',
  'localhost:80',
  'home',
  '?x',
  '#x',
  '/a b',
  '/a\tb',
  '/\0',
  '/\xff\xfe',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%ed%a0%80',
  '/%c0%ae%c0%ae/',
  `/${'a'.repeat(15_000)}`,
  `/${'a/'.repeat(7_000)}`,
  `/${'%00'.repeat(4_000)}`,
  `/?${'a=1&'.repeat(3_800)}`,
  `/property?type=sale&${'rooms=1&'.repeat(1_900)}`,
  `/api/listings?type=sale&${'a=1&'.repeat(3_800)}`,
  `/feed.atom?${'&'.repeat(15_000)}`,
  `/home HTTP/1.1\r\nX-Zq7planted: 1\r\nX:`,
  '/home HTTP/9.9\r\nX:',
] as const

const HEADERS: readonly (readonly (readonly [string, string])[])[] = [
  [],
  [['', 'x']],
  [['A b', 'x']],
  [['A', 'x\0y']],
  [['A', 'x\r\n continued']],
  [['A', 'x\ny']],
  [[' A', 'x']],
  [['Content-Length', '-1']],
  [
    ['Content-Length', '1'],
    ['Content-Length', '2'],
  ],
  [['Content-Length', '99999999999999999999']],
  [['Content-Length', '0x10']],
  [['Transfer-Encoding', 'gzip, chunked']],
  [
    ['Transfer-Encoding', 'chunked'],
    ['Transfer-Encoding', 'chunked'],
  ],
  [['Transfer-Encoding', 'xchunked']],
  [['Transfer-Encoding', ' chunked']],
  [['Expect', '100-continue']],
  [['Expect', 'x']],
  [['Trailer', 'X-Zq7planted']],
  [
    ['Host', 'localhost'],
    ['host', 'localhost'],
  ],
  [['Connection', 'Host, X-Forwarded-For']],
  [
    ['Upgrade', 'h2c'],
    ['Connection', 'Upgrade, HTTP2-Settings'],
    ['HTTP2-Settings', 'AAMA'],
  ],
  [['A', 'x'.repeat(17_000)]],
  Array.from({ length: 1_500 }, (_, index) => [`A${index}`, 'x'] as const),
  Array.from({ length: 2_100 }, () => ['A', ''] as const),
  Array.from({ length: 300 }, () => ['Cookie', `a=${CANARY}`] as const),
  [['Cookie', 'a=b;'.repeat(3_500)]],
  [['Accept-Encoding', 'br,'.repeat(5_000)]],
  [['If-None-Match', '"x",'.repeat(3_500)]],
  [['Range', `bytes=${'0-1,'.repeat(3_500)}`]],
  [['X-Forwarded-For', '1.2.3.4,'.repeat(1_800)]],
  [['Accept', 'text/html,'.repeat(1_500)]],
]

/** Requests that are invalid HTTP, or that no current client would send. */
export const malformedRequests: RequestPartsArbitrary = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS)),
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...TARGETS) }, oddText.map(toBinaryString)),
    fc.constantFrom(...HEADERS),
    fc.option(oddText.map(toBinaryString)),
  )
  .map(([method, target, headers, body]) => ({ method, target, headers, body }))
