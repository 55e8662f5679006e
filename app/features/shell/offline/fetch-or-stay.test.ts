import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CLIENT_BUILD_HEADER } from '#domain/platform/client-build.ts'
import { fetchOrStay } from './fetch-or-stay.ts'

// A page of one build whose data comes from another one (`e2e/platform/two-versions.spec.ts` has it in a browser).

const reload = vi.fn()
let typed = ''

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/contact', search: '', reload, assign: reload })
  vi.stubGlobal('document', { querySelectorAll: () => [{ value: typed, defaultValue: '' }] })
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'old', routes: {} } })
  const headers = { [CLIENT_BUILD_HEADER]: 'new' }
  vi.stubGlobal('fetch', async () => new Response('data', { headers }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

it.each([
  ['navigation', '', 'reloads'],
  ['navigation', 'words', 'reloads'],
  ['revalidation', '', 'reloads'],
  ['revalidation', 'words', 'waits'],
  ['fetcher', '', 'reloads'],
  ['fetcher', 'words', 'is taken'],
] as const)(
  'data of another build for a %s, with %j in a form, %s',
  async (type, words, effect) => {
    typed = words
    const request = new Request('http://localhost/contact.data')
    const answer = fetchOrStay(request, { type } as Parameters<typeof fetchOrStay>[1])
    const first = await Promise.race([
      answer.then((response) => response.text()),
      new Promise((resolve) => setTimeout(resolve, 20, 'nothing')),
    ])
    const happened =
      reload.mock.calls.length > 0 ? 'reloads' : first === 'data' ? 'is taken' : 'waits'
    expect(happened).toBe(effect)
  },
)
