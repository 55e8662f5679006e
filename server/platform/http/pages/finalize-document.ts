import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  contentSecurityPolicy,
  type ExternalOrigins,
} from '#server/platform/http/response/content-security-policy.ts'

/** How a policy names an inline script or style. */
const toSource = (contents: string) => `'sha256-${hash('sha256', contents, 'base64')}'`

/** The contents of a stylesheet and its hash for `style-src`. */
export interface Stylesheet {
  readonly css: string
  readonly hash: string
}

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
      return [`/assets/${name}`, { css, hash: toSource(css) }]
    }),
  )
}

/** A document without marks, and its policy. */
export interface FinalizedDocument {
  readonly body: Buffer<ArrayBuffer>
  readonly policy: string
}

/** Makes a rendered document ready to be sent: styles inside, no marks, its policy. */
export type FinalizeDocument = (document: string) => FinalizedDocument

/** A script with its contents, in which nothing is a tag. React escapes `>` in attributes. */
const ELEMENT = /(<script\b[^>]*>)(.*?)<\/script>|<link\b[^>]*>/gs
const STYLESHEET = /^<link rel="stylesheet" href="([^"#]*)#?"\/>$/

/**
 * Inlines stylesheets, so that they cost no request before the first paint. Their links stay but
 * are disabled, so that they are not fetched: React expects them, and a navigation sees that their
 * styles are there.
 *
 * @param mark the nonce of the scripts that the policy allows, by the hashes of their contents
 * @param hosts other origins that pages may load from
 * @param stylesheets those that are inlined, by path
 */
export function createDocumentFinalizer(
  mark: string,
  hosts: ExternalOrigins,
  stylesheets: ReadonlyMap<string, Stylesheet> = new Map(),
): FinalizeDocument {
  const attribute = ` nonce="${mark}"`
  return (document) => {
    const scripts = new Set<string>()
    const styles: string[] = []
    const body = document.replace(ELEMENT, (element, script?: string, contents = '') => {
      if (script === undefined) {
        const link = element.replace(attribute, '')
        const stylesheet = stylesheets.get(STYLESHEET.exec(link)?.[1] ?? '')
        if (stylesheet === undefined) return link
        styles.push(stylesheet.hash)
        return `<style>${stylesheet.css}</style>${link.replace('/>', ' disabled=""/>')}`
      }
      if (!script.includes(attribute)) return element
      if (!/\ssrc=/.test(script)) scripts.add(toSource(contents))
      return `${script.replace(attribute, '')}${contents}</script>`
    })
    return {
      body: Buffer.from(body),
      policy: contentSecurityPolicy({ scripts: [...scripts], styles }, hosts),
    }
  }
}
