import { describe, expect, it } from 'vitest'
import { NO_EXTERNAL_ORIGINS } from '#server/platform/http/response/content-security-policy.ts'
import { createDocumentFinalizer } from './finalize-document.ts'
import { createPage, sendPage } from './page.ts'

const finalizeDocument = createDocumentFinalizer('mark', NO_EXTERNAL_ORIGINS)

const html = (status = 200) =>
  new Response(null, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

describe('a finished page', () => {
  it('has the same ETag for the same bytes, and another for others', () => {
    const tags = ['a', 'a', 'b'].map(
      (text) => createPage(html(), Buffer.from(text), finalizeDocument).headers.etag,
    )
    expect(tags[0]).toBe(tags[1])
    expect(tags[0]).not.toBe(tags[2])
  })

  it('has a policy only if it is a document and may have one', () => {
    const body = Buffer.from('<script nonce="mark">1</script>')
    const data = new Response(null, { headers: { 'Content-Type': 'text/x-script' } })
    const policy = (page: { headers: Record<string, string> }) =>
      page.headers['content-security-policy']
    expect(policy(createPage(html(), body, finalizeDocument))).toContain(
      "script-src 'self' 'sha256-",
    )
    expect(policy(createPage(html(404), body, finalizeDocument))).toContain(
      "script-src 'self' 'sha256-",
    )
    expect(policy(createPage(html(), body, null))).toBeUndefined()
    expect(policy(createPage(data, body, finalizeDocument))).toBeUndefined()
  })

  it('is public, and its data fresh in the browser for seconds; a 404 is neither', () => {
    const rule = (response: Response) =>
      createPage(response, Buffer.from('x'), finalizeDocument).headers['cache-control']
    const data = new Response(null, { headers: { 'Content-Type': 'text/x-script' } })
    expect(rule(html())).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
    expect(rule(data)).toBe('public, max-age=10, s-maxage=60, stale-while-revalidate=600')
    expect(rule(html(404))).toBe('no-cache')
  })
})

describe('a response with it', () => {
  const request = new Request('http://localhost/', { headers: { 'accept-encoding': 'br' } })

  it('is not compressed if that would not pay', async () => {
    const page = createPage(html(), Buffer.from('x'.repeat(1023)), finalizeDocument)
    const response = await sendPage(request, page)
    expect(response.headers.get('content-encoding')).toBe(null)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  })

  it('is compressed once', async () => {
    const page = createPage(html(), Buffer.from('x'.repeat(1024)), finalizeDocument)
    const first = await sendPage(request, page)
    expect(first.headers.get('content-encoding')).toBe('br')
    const encoded = page.encoded.get('br')
    // The second one is there at once.
    expect(sendPage(request, page)).toBeInstanceOf(Response)
    expect([...page.encoded]).toEqual([['br', encoded]])
  })
})
