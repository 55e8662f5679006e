import { LIFETIMES_MS } from '#domain/people/session/lifetimes.ts'
import { createSecretCookie } from '#server/platform/http/request/secret-cookie.ts'

export const sessionCookie = createSecretCookie('session', LIFETIMES_MS.sessionIdle / 1000)
