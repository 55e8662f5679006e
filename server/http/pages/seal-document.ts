import { createHash } from 'node:crypto'
import { contentSecurityPolicy, type OutsideHosts } from '#server/http/content-security-policy.ts'

/** A document ready to be sent. */
export interface SealedDocument {
  readonly body: Buffer<ArrayBuffer>
  readonly policy: string
}

/** Takes the marks out of a rendered document and gives the policy for it. */
export type SealDocument = (document: Buffer<ArrayBuffer>) => SealedDocument

/**
 * @param mark the nonce of the scripts that the policy allows, by the hash of what is in them
 * @param hosts origins outside of this site that its pages may use
 */
export function createSealDocument(mark: string, hosts: OutsideHosts): SealDocument {
  const attribute = ` nonce="${mark}"`
  const markedScript = new RegExp(
    `<script(?=[^>]* nonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  return (document) => {
    // A character for each byte, whatever the text is.
    const bytes = document.toString('latin1')
    const hashes = new Set<string>()
    for (const [, source = ''] of bytes.matchAll(markedScript)) {
      hashes.add(`'sha256-${createHash('sha256').update(source, 'latin1').digest('base64')}'`)
    }
    return {
      body: Buffer.from(bytes.replaceAll(attribute, ''), 'latin1'),
      policy: contentSecurityPolicy([...hashes], hosts),
    }
  }
}
