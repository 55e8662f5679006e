import { OWASP_COST } from '#server/account/password-hash.ts'

// Makes hashing a password a thousand times faster: in server tests, and in a server that is started with
// `node --import` of this file. `server/account/password-hash.test.ts` checks what a hash costs in production.
Object.assign(OWASP_COST, { ln: 7, r: 8, p: 1 })
