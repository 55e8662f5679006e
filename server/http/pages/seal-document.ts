import { createHash } from 'node:crypto'
import {
  contentSecurityPolicy,
  type ExternalOrigins,
} from '#server/http/response/content-security-policy.ts'
import { deferModules } from './deferred-modules.ts'
import { inlineStyles, type Stylesheet } from './inline-styles.ts'

/** A document without marks, and its policy. */
export interface SealedDocument {
  readonly body: Buffer<ArrayBuffer>
  readonly policy: string
}

/** Makes a rendered document ready to be sent: styles inside, modules deferred, no marks, its policy. */
export type SealDocument = (document: string) => SealedDocument

/**
 * @param mark the nonce of the scripts that the policy allows, by the hashes of their contents
 * @param hosts other origins that pages may load from
 * @param stylesheets those that are written into documents, by path
 */
export function createSealDocument(
  mark: string,
  hosts: ExternalOrigins,
  stylesheets: ReadonlyMap<string, Stylesheet> = new Map(),
): SealDocument {
  const attribute = ` nonce="${mark}"`
  const markedScript = new RegExp(
    `<script(?=[^>]* nonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  return (document) => {
    const hashes = new Set<string>()
    for (const [, source = ''] of document.matchAll(markedScript)) {
      hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
    }
    const styled = inlineStyles(deferModules(document.replaceAll(attribute, '')), stylesheets)
    return {
      body: styled.body,
      policy: contentSecurityPolicy({ scripts: [...hashes], styles: styled.hashes }, hosts),
    }
  }
}
