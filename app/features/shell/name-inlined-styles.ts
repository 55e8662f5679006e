/**
 * Adds links that name the inlined styles. Code that loads on demand looks for its styles by the URL of a link; React
 * Router's links end in #, so it would fetch inlined styles again. The added links are disabled, so they are not
 * fetched.
 */
export function nameInlinedStyles(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[href$=".css#"][disabled]')
  for (const link of links) {
    const named = link.cloneNode() as HTMLLinkElement
    named.href = link.href.slice(0, -1)
    document.head.append(named)
  }
}
