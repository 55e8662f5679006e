import { browserLocalPersistence, browserSessionPersistence } from '@firebase/auth'
import { unpolledPersistence } from './unpolled-persistence.ts'

/**
 * Storage in order of preference (docs/product/people.md, "Identity provider"); if none works, the session ends with the page.
 */
export const persistence = [unpolledPersistence, browserLocalPersistence, browserSessionPersistence]
