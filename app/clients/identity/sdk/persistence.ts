import { browserLocalPersistence, browserSessionPersistence } from '@firebase/auth'
import { unpolledPersistence } from './unpolled-persistence.ts'

/**
 * In this order (docs/product.md, "Identity provider"); where none works, the session lasts as long as
 * the page.
 */
export const persistence = [unpolledPersistence, browserLocalPersistence, browserSessionPersistence]
