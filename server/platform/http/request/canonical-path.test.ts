import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { redirectToCanonicalPath, toCanonicalPath } from './canonical-path.ts'

const HERE = 'http://homiq.example'

const app = new Hono()
app.use(redirectToCanonicalPath)
app.all('*', (c) => c.text('served'))

async function answer(path: string) {
  const response = await app.fetch(new Request(`${HERE}${path}`))
  return [response.status, response.headers.get('location')]
}

describe('a canonical path', () => {
  it.each(['/', '/home', '/sale/3', '/property?type=sale', '/property?next=//evil.example/'])(
    'is served as it is: %s',
    async (path) => {
      expect(await answer(path)).toEqual([200, null])
    },
  )

  it.each([
    ['/home/', '/home'],
    ['/home///', '/home'],
    ['/sale//3', '/sale/3'],
    ['/property/?type=sale&rooms=4%2B', '/property?type=sale&rooms=4%2B'],
    ['/home/?', '/home'],
    ['//', '/'],
  ])('is what %s redirects to, with the query', async (path, plain) => {
    expect(await answer(path)).toEqual([301, plain])
  })

  it.each(['/%', '/%zz', '/sale/%E0%A4%A', '/%C3', '/home/%ff/'])(
    'cannot be had of %s, which nobody can decode',
    async (path) => {
      expect(await answer(path)).toEqual([302, '/404'])
    },
  )

  it.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    '/home/..//evil.example/',
    '/%2F%2Fevil.example/',
    '/%2f/evil.example/',
    '/%5C%5Cevil.example/',
    '/%09/evil.example/',
    '/https://evil.example/',
    '/@evil.example/',
  ])('never leads to another site: %j', async (path) => {
    const [status, location] = await answer(path)
    expect(status).toBe(301)
    expect(new URL(String(location), HERE).origin).toBe(HERE)
  })

  it('leads to this site and needs no further redirect, whatever was requested', () => {
    const chunk = fc.constantFrom('/', '\\', '.', '..', 'a', 'evil.example', '%2F', '@', ':', '\t')
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 8 }), (chunks) => {
        const { pathname } = new URL(`${HERE}/${chunks.join('')}`)
        const plain = toCanonicalPath(pathname)
        const followed = new URL(plain, HERE)
        expect(followed.origin).toBe(HERE)
        expect(toCanonicalPath(followed.pathname)).toBe(followed.pathname)
      }),
    )
  })
})
