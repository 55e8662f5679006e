/**
 * Code that loads on demand looks for its styles by the URL of a link, and would fetch inlined ones again because
 * React Router's links end in #. So this adds links with the right URL; a disabled link is not fetched.
 */
export function nameInlinedStyles(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[href$=".css#"][disabled]')
  for (const link of links) {
    const named = link.cloneNode() as HTMLLinkElement
    named.href = link.href.slice(0, -1)
    document.head.append(named)
  }
}
