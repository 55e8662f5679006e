import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The contents of a stylesheet and its hash for `style-src`. */
export interface Stylesheet {
  /** With the element around it. */
  readonly element: Bytes
  readonly hash: string
}

type Bytes = Buffer<ArrayBuffer>

const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"#]*)#?"\/>/g

/**
 * @param client folder that the build wrote for browsers
 * @returns stylesheets by path
 */
export function readStylesheets(client: string): ReadonlyMap<string, Stylesheet> {
  const folder = join(client, 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => {
      const css = readFileSync(join(folder, name), 'utf8').trim()
      const hash = createHash('sha256').update(css).digest('base64')
      const element = Buffer.from(`<style>${css}</style>`)
      return [`/assets/${name}`, { element, hash: `'sha256-${hash}'` }]
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
  const parts: Bytes[] = []
  let end = 0
  for (const { 0: link, 1: path = '', index } of html.matchAll(STYLESHEET_LINK)) {
    const stylesheet = stylesheets.get(path)
    if (stylesheet === undefined) continue
    hashes.push(stylesheet.hash)
    parts.push(Buffer.from(html.slice(end, index)), stylesheet.element)
    parts.push(Buffer.from(link.replace('/>', ' disabled=""/>')))
    end = index + link.length
  }
  return { body: Buffer.concat([...parts, Buffer.from(html.slice(end))]), hashes }
}
