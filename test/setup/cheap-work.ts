import { OWASP_COST } from '#server/account/password-hash.ts'
import { AVIF } from '#server/picture/avif.ts'

// For server tests, and for a server that is started with `node --import` of this file. Hashing a password is a
// thousand times faster; `server/account/password-hash.test.ts` checks what a hash costs in production.
Object.assign(OWASP_COST, { ln: 7, r: 8, p: 1 })
// Half of the time, for larger files.
Object.assign(AVIF, { effort: 0 })
