const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g
const ENTRY = '<script type="module" async="">'

/**
 * Turns the script that starts a document's modules into one that browsers ignore, and names in it what they
 * would have preloaded: the head script (`app/head/hydrate-later.ts`) starts them later. Its contents stay, so
 * that the hash in the policy holds.
 */
export function deferModules(html: string): string {
  if (!html.includes(ENTRY)) return html
  const urls: string[] = []
  const withoutPreloads = html.replace(MODULE_PRELOAD, (_, url: string) => {
    urls.push(url)
    return ''
  })
  return withoutPreloads.replace(
    ENTRY,
    `<script type="text/plain" data-modules="${urls.join(' ')}">`,
  )
}
