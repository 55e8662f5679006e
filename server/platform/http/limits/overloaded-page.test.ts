import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderOverloadedPage } from './overloaded-page.ts'

const ID = '4f2a1b3c-0d1e-4f56-8a9b-0c1d2e3f4a5b'
const html = renderOverloadedPage({
  status: 503,
  requestId: ID,
  retryAfterSeconds: 5,
  language: 'en',
})

describe('the page for refused requests', () => {
  it('says that the site is busy, when to try again and which id to report, and links to a retry', () => {
    expect(html).toContain('<h1>We are very busy right now</h1>')
    expect(html).toContain('Please try again in 5 seconds.')
    expect(html).toContain(`Request ${ID}`)
    expect(html).toContain('<a class="retry" href="">Try again</a>')
  })

  it('tells a client over its limit that the limit is its own', () => {
    const own = renderOverloadedPage({
      status: 429,
      requestId: ID,
      retryAfterSeconds: 1,
      language: 'en',
    })
    expect(own).toContain('<h1>That was a lot at once</h1>')
    expect(own).toContain('in a second.')
  })

  it('gives long times in minutes', () => {
    const page = renderOverloadedPage({
      status: 429,
      requestId: ID,
      retryAfterSeconds: 200,
      language: 'en',
    })
    expect(page).toContain('in 4 minutes.')
  })

  it('has a policy that allows only styles of this site', () => {
    expect(html).not.toMatch(/<script|<style|<img|\sstyle=|\son\w+=|<form/)
    expect(html.match(/<link[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/plain-page.css">'])
    const css = readFileSync(join(import.meta.dirname, '../../../../public/plain-page.css'), 'utf8')
    expect(css).not.toMatch(/url\(|@import|@font-face/)
  })

  it('escapes a strange id, and omits a missing one', () => {
    const strange = renderOverloadedPage({
      status: 503,
      requestId: '<b>"&',
      retryAfterSeconds: 5,
      language: 'en',
    })
    expect(strange).toContain('Request &lt;b&gt;&quot;&amp;')
    expect(
      renderOverloadedPage({ status: 503, requestId: '', retryAfterSeconds: 5, language: 'en' }),
    ).not.toContain('Request')
  })
})
