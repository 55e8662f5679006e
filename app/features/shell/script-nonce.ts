import { createContext } from 'react'

/**
 * The nonce that marks our own inline scripts for the server, which hashes them for the security policy
 * and removes the nonce before it sends the page. `undefined` in the browser.
 */
export const ScriptNonceContext = createContext<string | undefined>(undefined)
