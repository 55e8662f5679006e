import { randomBytes } from 'node:crypto'

/**
 * Marks the inline scripts that a render itself writes, as their `nonce`. It never leaves the server:
 * `sealDocument` names the marked scripts in the policy by their hashes and takes the marks away. A
 * script that got into the page by way of its data has no mark, so the policy does not allow it.
 */
export const SCRIPT_MARK = randomBytes(18).toString('base64url')
