import { createContext } from 'react'

/**
 * Which client of an identity service the page loads when it needs one (`load-identity.ts`). The server writes it
 * into the document.
 */
export const IdentityProvider = createContext<'embedded' | 'firebase'>('embedded')
