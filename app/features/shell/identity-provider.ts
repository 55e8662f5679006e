import { createContext } from 'react'

/**
 * Which client of an identity service the page loads when it needs one (`load-identity.ts`). The server writes it
 * into the document.
 */
export const IdentityProviderKindContext = createContext<'embedded' | 'firebase'>('embedded')
