import { randomBytes } from 'node:crypto'

/**
 * Marks the inline scripts that a render itself writes, as their `nonce`. It never leaves the
 * server: `createDocumentFinalizer` (`server/platform/http/pages/finalize-document.ts`) puts the hashes of marked scripts into the policy and removes the marks. A
 * script injected through the page's data has no mark, so the policy does not allow it.
 */
export const SCRIPT_NONCE = randomBytes(18).toString('base64url')
