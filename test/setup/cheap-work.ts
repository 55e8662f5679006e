import { OWASP_COST } from '#server/people/account/password-hash.ts'
import { AVIF } from '#server/platform/picture/avif.ts'

// For server tests, and for a server started with `node --import` of this file. Makes hashing a password a thousand
// times faster; `server/people/account/password-hash.test.ts` checks the cost in production.
Object.assign(OWASP_COST, { ln: 7, r: 8, p: 1 })
// This halves the time for larger files.
Object.assign(AVIF, { effort: 0 })
