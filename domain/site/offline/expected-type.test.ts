import { expect, it } from 'vitest'
import { hasExpectedType, isStorableFile } from './expected-type.ts'

it.each([
  ['page', '/home', 'text/html; charset=utf-8', true],
  ['page', '/home', 'application/json', false],
  ['data', '/home.data', 'text/x-script', true],
  ['data', '/home.data', 'text/html', false],
  ['picture', '/pictures/a.avif', 'image/avif', true],
  ['picture', '/pictures/a.avif', 'text/html', false],
  ['asset', '/assets/a-1234567.js', 'text/javascript; charset=utf-8', true],
  ['asset', '/assets/a-1234567.js', 'text/html', false],
  ['asset', '/assets/a-1234567.css', 'text/css', true],
  ['asset', '/assets/a-1234567.woff2', 'font/woff2', true],
  ['asset', '/favicon.svg', 'image/svg+xml', true],
  ['asset', '/favicon.svg', 'text/html', false],
  ['asset', '/assets/a', 'text/html', false],
  ['asset', '/assets/a-1234567.js', null, false],
] as const)('%s %s of type %s is expected: %s', (kind, path, type, expected) => {
  expect(hasExpectedType(kind, path, type)).toBe(expected)
})

const SCRIPT = { 'Content-Type': 'text/javascript' }

it.each([
  ['a script', true, 200, false, SCRIPT],
  ['an error', false, 404, false, SCRIPT],
  ['another file', false, 200, true, SCRIPT],
  ['an empty body', false, 200, false, { ...SCRIPT, 'Content-Length': '0' }],
  ['a response for one person', false, 200, false, { ...SCRIPT, 'Cache-Control': 'private' }],
  [
    'a response that must not be stored',
    false,
    200,
    false,
    { ...SCRIPT, 'Cache-Control': 'no-store' },
  ],
  ['the page of a portal', false, 200, false, { 'Content-Type': 'text/html' }],
])('%s is stored as a script: %s', (_what, expected, status, redirected, headers) => {
  const response = { status, redirected, headers: new Headers(headers) }
  expect(isStorableFile('asset', '/assets/a-1234567.js', response)).toBe(expected)
})
