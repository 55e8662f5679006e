import { createContext } from 'react-router'
import type { Catalogue } from './listing/catalogue.ts'

/**
 * What a loader may ask for. Hono fills these for each request; a page that is rendered ahead of
 * time bypasses Hono, which is why each has a default that says so.
 */
export const catalogueContext = createContext<Catalogue>()
