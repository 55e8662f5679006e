import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The contents of a stylesheet and its hash for `style-src`. */
export interface Stylesheet {
  readonly css: string
  readonly hash: string
}

const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"#]*)#?"\/>/g

/**
 * @param client folder that the build wrote for browsers
 * @returns stylesheets by path; texts have one character for each byte
 */
export function readStylesheets(client: string): ReadonlyMap<string, Stylesheet> {
  const folder = join(client, 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => {
      const css = readFileSync(join(folder, name), 'latin1').trim()
      const hash = createHash('sha256').update(css, 'latin1').digest('base64')
      return [`/assets/${name}`, { css, hash: `'sha256-${hash}'` }]
    }),
  )
}

/**
 * Writes stylesheets into the document, where they cost no request before the first paint. The links stay,
 * disabled and so not fetched: React expects them, and a navigation sees that their styles are there.
 *
 * @returns the document and the hashes of its styles
 */
export function inlineStyles(html: string, stylesheets: ReadonlyMap<string, Stylesheet>) {
  const hashes: string[] = []
  const inlined = html.replace(STYLESHEET_LINK, (link, path: string) => {
    const stylesheet = stylesheets.get(path)
    if (stylesheet === undefined) return link
    hashes.push(stylesheet.hash)
    return `<style>${stylesheet.css}</style>${link.replace('/>', ' disabled=""/>')}`
  })
  return { html: inlined, hashes }
}
