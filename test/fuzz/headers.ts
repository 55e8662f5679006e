import fc from 'fast-check'
import { percentEncode } from './encodings.ts'
import { CANARY, oddText, usually } from './odd-text.ts'
import { toBinaryString } from './raw-request.ts'

type HeaderLines = readonly (readonly [string, string])[]

/** Invalid bytes are left to `malformed-requests.ts`. */
function isHeaderByte(byte: string): boolean {
  const code = byte.charCodeAt(0)
  return code === 9 || (code >= 32 && code !== 127)
}

const headerText = (text: fc.Arbitrary<string>) =>
  text.map((value) => Array.from(toBinaryString(value)).filter(isHeaderByte).join('').trim())

const SITES = [
  'http://localhost',
  'https://localhost',
  'http://evil.example',
  'null',
  'http://localhost:1',
  'http://[::1]',
  'file://',
  '',
]

/** Headers that affect the server, with values that it understands. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  Accept: ['text/html', '*/*', 'application/json', 'text/html;q=0', 'a/b;q=x,,;'],
  'Accept-Encoding': ['br', 'gzip', 'identity', 'br;q=0', '*', 'gzip;q=2,br;q=-1', 'zstd', ','],
  'Accept-Language': ['uk', 'en-US,en;q=0.9', '*'],
  Authorization: [
    'Bearer {{idToken}}',
    'Bearer x.y.z',
    'Basic eDp5',
    'Bearer ',
    'bearer {{idToken}}',
  ],
  'Cache-Control': ['no-cache', 'only-if-cached'],
  Connection: ['keep-alive', 'close', 'upgrade'],
  'Content-Encoding': ['gzip', 'br'],
  'Content-Type': [
    'application/x-www-form-urlencoded',
    'application/json',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=b',
    'text/plain',
    'application/x-www-form-urlencoded; charset=\xff',
  ],
  Cookie: [
    '__session={{session}}',
    `__session=${CANARY}`,
    '__session=%00; __session=%ED%A0%80',
    '__Host-session={{session}}',
    '__oauth={{session}}; a=b',
    ';;;=;',
    '__proto__=1',
  ],
  'If-Match': ['*', '"x"'],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'Sat, 01 Jan 2050 00:00:00 GMT', 'x'],
  'If-None-Match': ['*', '"x"', 'W/"x", "y"', '"', 'x'],
  'If-Range': ['"x"'],
  Origin: SITES,
  Range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=5-2',
    'bytes=0-,0-,0-',
    'bytes=99999999999-',
    'x=1',
    'bytes=a-b',
  ],
  Referer: SITES,
  'Sec-Fetch-Site': ['same-origin', 'cross-site', 'none', 'x'],
  'Sec-Fetch-Mode': ['navigate', 'cors'],
  TE: ['trailers'],
  Upgrade: ['websocket', 'h2c'],
  'X-Forwarded-For': [
    '127.0.0.1',
    '::1',
    '192.0.2.1:99',
    '[2001:db8::1]:1',
    'unknown',
    ',,,',
    '999.1.1.1',
    '2001:db8::%eth0',
  ],
  'X-Forwarded-Host': ['evil.example', 'localhost'],
  'X-Forwarded-Proto': ['https', 'http', 'https,http', 'javascript'],
  'X-HTTP-Method-Override': ['DELETE', 'PUT'],
  'X-Request-Id': ['0123456789abcdef', 'a', '../../etc'],
  'X-React-Router-SPA-Mode': ['yes'],
  'X-React-Router-Prerender': ['yes'],
  'X-React-Router-Prerender-Data': ['%5B%5D', 'x'],
  'X-Remix-Response': ['yes'],
  Purpose: ['prefetch'],
}

const knownHeader: fc.Arbitrary<readonly [string, string]> = fc
  .constantFrom(...Object.keys(KNOWN))
  .chain((name) => fc.tuple(fc.constant(name), headerText(usually(...(KNOWN[name] ?? [])))))

const unknownHeader: fc.Arbitrary<readonly [string, string]> = fc.tuple(
  oddText.map((text) => `X-${percentEncode(text).replace(/[^\w-]/g, '')}`.slice(0, 200)),
  headerText(oddText),
)

/** Optional headers: none, or up to four, most of which affect the server. */
export const extraHeaders: fc.Arbitrary<HeaderLines> = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  {
    weight: 4,
    arbitrary: fc.array(
      fc.oneof({ weight: 9, arbitrary: knownHeader }, { weight: 1, arbitrary: unknownHeader }),
      { maxLength: 4 },
    ),
  },
)

const ODD_HOSTS = [
  'evil.example',
  'localhost:99999',
  'a b',
  '[::1',
  '[::1]',
  'user@localhost',
  'localhost/x?y#z',
  '..',
  '',
  '\xff\xfe',
  'xn--',
  `${'a'.repeat(300)}.example`,
  '%00',
  '//x',
  'localhost, evil.example',
]

/** The Host header: mostly correct, else odd, duplicated or missing. */
export const hostHeaders: fc.Arbitrary<HeaderLines> = fc.oneof(
  { weight: 30, arbitrary: fc.constant([['Host', 'localhost'] as const]) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...ODD_HOSTS).map((host) => [['Host', host] as const]),
  },
  { weight: 1, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.constant([['Host', 'localhost'] as const, ['Host', 'evil.example'] as const]),
  },
)
