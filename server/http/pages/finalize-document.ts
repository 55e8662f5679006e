import { hash } from 'node:crypto'
import {
  contentSecurityPolicy,
  type ExternalOrigins,
} from '#server/http/response/content-security-policy.ts'
import { DocumentWriter } from './document-writer.ts'
import type { PageFragments } from './page-fragments.ts'
import type { Stylesheet } from './stylesheets.ts'

/** A document without marks, and its policy. */
export interface FinalizedDocument {
  readonly body: Buffer<ArrayBuffer>
  readonly policy: string
}

/**
 * Makes a rendered document ready to be sent: styles and cached fragments inside, modules deferred, no marks, its
 * policy.
 */
export type FinalizeDocument = (document: string, fragments?: PageFragments) => FinalizedDocument

/** React escapes `>` in attributes. */
const TAG = /<(?:script|link|style|\/?cached-fragment)\b[^>]*>/g
const STYLESHEET = /^<link rel="stylesheet" href="([^"#]*)#?"\/>$/
const MODULE_PRELOAD = /^<link rel="modulepreload" href="([^"]*)"\/>$/

const hashScript = (source: string) => `'sha256-${hash('sha256', source, 'base64')}'`

/**
 * Inlines stylesheets, so that they cost no request before the first paint. Their links stay but
 * are disabled, so that they are not fetched: React expects them, and a navigation sees that their
 * styles are there.
 *
 * The script that starts a document's modules becomes one that browsers ignore, and lists what they
 * would have preloaded: the head script (`app/head/hydrate-later.ts`) starts them later. Its
 * contents stay, so that the hash in the policy holds.
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
  const entry = `<script${attribute} type="module" async="">`

  return (document, fragments) => {
    const scripts = new Set<string>()
    const styles: string[] = []
    const modules = new Set<string>()
    const hasEntry = document.includes(entry)
    const writer = new DocumentWriter(document)

    // One pass: a document is long, and this runs for each that is rendered.
    TAG.lastIndex = 0
    for (let match = TAG.exec(document); match !== null; match = TAG.exec(document)) {
      const [tag] = match
      if (fragments !== undefined && tag.includes('cached-fragment')) {
        TAG.lastIndex = fragments.replaceMark(document, match.index, tag, writer)
        continue
      }
      const contents = match.index + tag.length
      const unmarked = tag.replace(attribute, '')
      const stylesheet = stylesheets.get(STYLESHEET.exec(unmarked)?.[1] ?? '')
      const preload = hasEntry ? MODULE_PRELOAD.exec(unmarked)?.[1] : undefined
      if (stylesheet !== undefined) {
        styles.push(stylesheet.hash)
        writer.replace(match.index, contents, '')
        writer.write(stylesheet.element)
        writer.replace(contents, contents, unmarked.replace('/>', ' disabled=""/>'))
      } else if (preload !== undefined) {
        modules.add(preload)
        writer.replace(match.index, contents, '')
      } else if (tag === entry) {
        const urls = [...modules].join(' ')
        writer.replace(match.index, contents, `<script type="text/plain" data-modules="${urls}">`)
      } else if (unmarked !== tag) {
        writer.replace(match.index, contents, unmarked)
      }
      if (!tag.startsWith('<script')) continue
      // Nothing in a script is a tag.
      TAG.lastIndex = document.indexOf('</script>', contents)
      if (unmarked !== tag && !/\ssrc=/.test(tag))
        scripts.add(hashScript(document.slice(contents, TAG.lastIndex)))
    }
    return {
      body: writer.finish(),
      policy: contentSecurityPolicy({ scripts: [...scripts], styles }, hosts),
    }
  }
}
