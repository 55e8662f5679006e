import { OWASP_COST } from '#server/account/password-hash.ts'

// `node --import` of this file starts a server that hashes passwords in a thousandth of the time.
// `server/account/password-hash.test.ts` checks what a hash costs in production.
Object.assign(OWASP_COST, { ln: 7, r: 8, p: 1 })
