import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ZodError } from 'zod'
import { formatDeviceName } from '#domain/account/device-name.ts'
import { createSecret } from '#server/crypto/secret.ts'
import { readDeviceCookie, serializeDeviceCookie } from '#server/device/cookie.ts'
import { isClientAbort } from '#server/http/client-abort.ts'
import type { IsHttps } from '#server/http/https.ts'
import {
  createFairQueue,
  QueueBusyError,
  type QueueLimits,
} from '#server/http/limits/fair-queue.ts'
import { requireSameOrigin } from '#server/http/same-origin.ts'
import { LONGEST_PASSWORD } from '#server/identity/credentials.ts'
import type { PasswordPolicy } from '#server/identity/password-policy.ts'
import type { Call, IdentityService } from '#server/identity/service.ts'
import { type ToolkitCode, ToolkitError } from '#server/identity/toolkit-error.ts'
import { log } from '#server/log/log.ts'
import { securityEvent } from '#server/log/security-event.ts'
import type { YieldToEventLoop } from '#server/runtime/yield-to-event-loop.ts'
import { readSessionCookie } from '#server/session/cookie.ts'
import { deleteBearer } from './delete.ts'
import { lookup } from './lookup.ts'
import { refreshToken } from './refresh-token.ts'
import { resetPassword } from './reset-password.ts'
import { sendOobCode } from './send-oob-code.ts'
import { signInWithIdp } from './sign-in-with-idp.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { signUp } from './sign-up.ts'
import { update } from './update.ts'

/** Room for two tokens and a password, in bytes. */
const MOST_BYTES = 32 * 1024

const CALLS: ReadonlyMap<string, Call> = new Map([
  ['accounts:signUp', signUp],
  ['accounts:signInWithPassword', signInWithPassword],
  ['accounts:signInWithIdp', signInWithIdp],
  ['accounts:lookup', lookup],
  ['accounts:update', update],
  ['accounts:delete', deleteBearer],
  ['accounts:sendOobCode', sendOobCode],
  ['accounts:resetPassword', resetPassword],
])

/** After these the browser is known to the account. */
const SIGN_INS: ReadonlySet<Call> = new Set([
  signUp,
  signInWithPassword,
  signInWithIdp,
  resetPassword,
])

/** The policy for passwords in the provider's own words (docs/product.md, "Password policy"). */
const policyAnswer = ({ minLength }: PasswordPolicy) => ({
  customStrengthOptions: { minPasswordLength: minLength, maxPasswordLength: LONGEST_PASSWORD },
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
})

const NO_STORE = { 'Cache-Control': 'no-store' } as const

/** When to try again after too many calls, and after a fault of ours. Seconds. */
const AFTER_TOO_MANY_S = 60
const AFTER_A_FAULT_S = 5

/** What says that somebody used a token or code that is not good. An expired one is nothing new. */
const REFUSED_TOKENS: ReadonlySet<ToolkitCode> = new Set([
  'INVALID_ID_TOKEN',
  'INVALID_OOB_CODE',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
])

/**
 * Each call asks the database several times, and the embedded one answers one statement after the
 * other: a burst of one client must not stand before everyone else's first.
 */
const CALLS_AT_ONCE: QueueLimits = {
  name: 'identity',
  concurrency: 8,
  maxWaiting: 1_000,
  maxWaitingPerClient: 100,
  maxWaitMs: 5_000,
}

export interface ToolkitOptions {
  readonly service: IdentityService
  readonly clientIp: (c: Context) => string
  readonly isHttps: IsHttps
  /** Waited for before each call. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined
  readonly now?: () => Date
}

/**
 * The calls of the Identity Toolkit that the SDK makes, on this site's own origin. There is no
 * CORS: only pages of this site sign in here.
 */
export function identityToolkit(options: ToolkitOptions) {
  const { service, clientIp, isHttps, yieldToEventLoop, now = () => new Date() } = options
  const queue = createFairQueue(CALLS_AT_ONCE, yieldToEventLoop)
  const app = new Hono()
  app.use(requireSameOrigin)
  // Before the body is read: of a flood, most is refused here.
  app.use(async (c, next) => {
    if (await service.throttle.call(clientIp(c))) return next()
    return unanswered(c, 429, 'Too many calls.', AFTER_TOO_MANY_S)
  })
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => refuse(c, 'INVALID_REQUEST', 413) }))

  const answer = async (c: Context, call: Call, body: unknown) => {
    const address = clientIp(c)
    const https = isHttps(c.req.raw)
    const session = readSessionCookie(c.req.raw, https)
    const secret = readDeviceCookie(c.req.raw, https) ?? createSecret()
    const device = { secret, name: formatDeviceName(c.req.header('User-Agent')) }
    const made = await queue.run(address, () =>
      call(service, body, { address, session, device, now: now() }),
    )
    if (SIGN_INS.has(call)) c.header('Set-Cookie', serializeDeviceCookie(secret, https))
    return c.json(made, 200, NO_STORE)
  }

  app.post('/identitytoolkit.googleapis.com/v1/:call', async (c) => {
    const call = CALLS.get(c.req.param('call'))
    if (call === undefined) throw new ToolkitError('OPERATION_NOT_ALLOWED')
    if (!c.req.header('Content-Type')?.startsWith('application/json')) {
      return refuse(c, 'INVALID_REQUEST', 415)
    }
    return answer(c, call, await readJson(c))
  })
  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    return answer(c, refreshToken, Object.fromEntries(fields))
  })
  app.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', (c) =>
    c.json(policyAnswer(service.passwordPolicy)),
  )
  // Without this, React Router would take such a path for that of a listing.
  for (const prefix of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    app.all(prefix, (c) => refuse(c, 'OPERATION_NOT_ALLOWED', 404))
  }

  app.onError((error, c) => {
    if (isClientAbort(error)) return c.body(null, 400)
    if (error instanceof ToolkitError) {
      if (REFUSED_TOKENS.has(error.code)) securityEvent('token.refused', { reason: error.code })
      return refusal(c, error.message, 400)
    }
    if (error instanceof ZodError) {
      securityEvent('request.refused', { reason: 'invalid', call: c.req.param('call') })
      return refuse(c, 'INVALID_REQUEST', 400)
    }
    const busy = error instanceof QueueBusyError
    if (!busy) log.error({ err: error }, 'The identity service failed.')
    const after = busy ? error.retryAfter : AFTER_A_FAULT_S
    return unanswered(c, 503, 'The identity service cannot answer now.', after)
  })
  return app
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new ToolkitError('INVALID_REQUEST', 'The body is not JSON.')
  }
}

/**
 * Not JSON on purpose: the SDK takes that for a fault of the network, and keeps who is signed in.
 * For any code of the toolkit that it does not expect, it signs out.
 */
const unanswered = (c: Context, status: 429 | 503, text: string, retryAfter: number) =>
  c.text(text, status, { ...NO_STORE, 'Retry-After': String(retryAfter) })

const refuse = (c: Context, code: ToolkitCode, status: 400 | 404 | 413 | 415) =>
  refusal(c, code, status)

const refusal = (c: Context, message: string, status: 400 | 404 | 413 | 415) =>
  c.json({ error: { code: status, message, errors: [{ message }] } }, status, NO_STORE)
