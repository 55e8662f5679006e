import { createContext } from 'react'

/**
 * The nonce by which the server knows the inline scripts that are its own; it is taken out before a
 * page is sent, and never there in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined)
