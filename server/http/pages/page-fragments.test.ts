import { describe, expect, it } from 'vitest'
import { NO_EXTERNAL_ORIGINS } from '#server/http/response/content-security-policy.ts'
import { createDocumentFinalizer } from './finalize-document.ts'
import { createFragmentCache, type PageFragments } from './page-fragments.ts'

const finalizeDocument = createDocumentFinalizer('a-mark', NO_EXTERNAL_ORIGINS)

const finalize = (document: string, page: PageFragments) =>
  finalizeDocument(document, page).body.toString()

/** Renders a fragment as `CachedFragment` does. */
function render(page: PageFragments, key: string, markup: string): string {
  const known = page.take(key)
  return known === null
    ? `<cached-fragment data-new="${page.add(key)}">${markup}</cached-fragment>`
    : `<cached-fragment data-known="${known}"></cached-fragment>`
}

function renderPage(page: PageFragments, fragments: Readonly<Record<string, string>>): string {
  const rendered = Object.entries(fragments).map(([key, markup]) => render(page, key, markup))
  return finalize(`<ul>${rendered.join('<li>Є</li>')}</ul>`, page)
}

describe('fragments of a page', () => {
  it('are saved, and sent again by other pages', () => {
    const beginPage = createFragmentCache()
    expect(renderPage(beginPage(), { a: '<b>₴ 1</b>', b: '<b>2</b>' })).toBe(
      '<ul><b>₴ 1</b><li>Є</li><b>2</b></ul>',
    )
    const next = beginPage()
    expect(next.take('a')).toBe(0)
    expect(renderPage(next, { b: 'not rendered', c: '<b>3</b>', a: 'not rendered' })).toBe(
      '<ul><b>2</b><li>Є</li><b>3</b><li>Є</li><b>₴ 1</b></ul>',
    )
  })

  it('are not kept if a document must process something in them', () => {
    const beginPage = createFragmentCache()
    const script = '<script nonce="a-mark">1</script>'
    expect(renderPage(beginPage(), { a: `<b>${script}</b>` })).toBe(
      '<ul><b><script>1</script></b></ul>',
    )
    expect(beginPage().take('a')).toBeNull()
  })

  it('are not kept if a part of them could not be rendered', () => {
    const beginPage = createFragmentCache()
    renderPage(beginPage(), { a: '<div><!--$!--><template></template><!--/$--></div>' })
    expect(beginPage().take('a')).toBeNull()
    renderPage(beginPage(), { a: '<div><!--$--><b>1</b><!--/$--></div>' })
    expect(beginPage().take('a')).toBe(0)
  })

  it('are not kept by a render that failed before its end', () => {
    const beginPage = createFragmentCache()
    const page = beginPage()
    render(page, 'a', '<b>1</b>')
    expect(beginPage().take('a')).toBeNull()
  })

  it('keep the bytes of other markup that looks like a mark', () => {
    const text = '<p title="<cached-fragment data-known=&quot;0&quot;>">&lt;cached-fragment></p>'
    expect(finalizeDocument(text).body.toString()).toBe(text)
  })
})
