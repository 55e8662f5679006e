import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ZodError } from 'zod'
import { formatDeviceName } from '#domain/people/device-name.ts'
import { LIFETIMES_MS } from '#domain/people/session/lifetimes.ts'
import { MAX_PASSWORD_LENGTH } from '#server/people/identity/credentials.ts'
import type { PasswordPolicy } from '#server/people/identity/password-policy.ts'
import type { IdentityService, ToolkitCall } from '#server/people/identity/service.ts'
import { type ToolkitCode, ToolkitError } from '#server/people/identity/toolkit-error.ts'
import { sessionCookie } from '#server/people/session/cookie.ts'
import { createFairQueue, type QueueLimits } from '#server/platform/http/limits/fair-queue.ts'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import { getPageLanguage } from '#server/platform/http/request/page-language.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createSecretCookie } from '#server/platform/http/request/secret-cookie.ts'
import { isClientAbort } from '#server/platform/http/response/client-abort.ts'
import { log } from '#server/platform/log/log.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'
import type { YieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'
import { createSecret } from '#server/platform/secret.ts'
import { deleteBearer } from './delete.ts'
import { lookup } from './lookup.ts'
import { refreshToken } from './refresh-token.ts'
import { resetPassword } from './reset-password.ts'
import { sendOobCode } from './send-oob-code.ts'
import { signInWithIdp } from './sign-in-with-idp.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { signUp } from './sign-up.ts'
import { update } from './update.ts'

/** Enough for two tokens and a password. */
const MAX_BODY_BYTES = 32 * 1024

const CALLS: ReadonlyMap<string, ToolkitCall> = new Map([
  ['accounts:signUp', signUp],
  ['accounts:signInWithPassword', signInWithPassword],
  ['accounts:signInWithIdp', signInWithIdp],
  ['accounts:lookup', lookup],
  ['accounts:update', update],
  ['accounts:delete', deleteBearer],
  ['accounts:sendOobCode', sendOobCode],
  ['accounts:resetPassword', resetPassword],
])

/** Identifies the browser. */
const deviceCookie = createSecretCookie('device', LIFETIMES_MS.knownDevice / 1000)

/** Calls that set the device cookie. */
const SIGN_IN_CALLS: ReadonlySet<ToolkitCall> = new Set([
  signUp,
  signInWithPassword,
  signInWithIdp,
  resetPassword,
])

/** The policy in the format of the Identity Toolkit (docs/product/people.md, "Password policy"). */
const formatPasswordPolicy = ({ minLength }: PasswordPolicy) => ({
  customStrengthOptions: { minPasswordLength: minLength, maxPasswordLength: MAX_PASSWORD_LENGTH },
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
})

const NO_STORE = { 'Cache-Control': 'no-store' } as const

const RATE_LIMIT_RETRY_SECONDS = 60
const ERROR_RETRY_SECONDS = 5

/** Logged as security events. Expired tokens are not: they are normal. */
const REFUSED_TOKEN_CODES: ReadonlySet<ToolkitCode> = new Set([
  'INVALID_ID_TOKEN',
  'INVALID_OOB_CODE',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
])

/**
 * Each call runs several queries, and the embedded database runs one at a time. The queue is fair,
 * so that a burst from one client does not delay the others.
 */
const IDENTITY_QUEUE: QueueLimits = {
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
  /** Awaited before each call. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined
  readonly now?: () => Date
}

/**
 * The routes of the Identity Toolkit that the SDK calls. Without CORS: only pages of this site sign
 * in here.
 */
export function identityToolkit(options: ToolkitOptions) {
  const { service, clientIp, isHttps, yieldToEventLoop, now = () => new Date() } = options
  const queue = createFairQueue(IDENTITY_QUEUE, yieldToEventLoop)
  const app = new Hono()
  app.use(requireSameOrigin)
  // The limit applies before the body is read, so that a flood costs little.
  app.use(async (c, next) => {
    if (await service.throttle.allowsCall(clientIp(c))) return next()
    return sendUnavailable(c, 429, 'Too many calls.', RATE_LIMIT_RETRY_SECONDS)
  })
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => sendErrorCode(c, 'INVALID_REQUEST', 413),
    }),
  )

  const handleCall = async (c: Context, call: ToolkitCall, body: unknown) => {
    const ip = clientIp(c)
    const https = isHttps(c.req.raw)
    const session = sessionCookie.read(c.req.raw, https)
    const secret = deviceCookie.read(c.req.raw, https) ?? createSecret()
    const device = { secret, name: formatDeviceName(c.req.header('User-Agent')) }
    const result = await queue.run(ip, () =>
      call(service, body, {
        ip,
        session,
        device,
        language: getPageLanguage(c.req.raw),
        now: now(),
      }),
    )
    if (SIGN_IN_CALLS.has(call)) c.header('Set-Cookie', deviceCookie.serialize(secret, https))
    return c.json(result, 200, NO_STORE)
  }

  app.post('/identitytoolkit.googleapis.com/v1/:call', async (c) => {
    const call = CALLS.get(c.req.param('call'))
    if (call === undefined) throw new ToolkitError('OPERATION_NOT_ALLOWED')
    if (!c.req.header('Content-Type')?.startsWith('application/json')) {
      return sendErrorCode(c, 'INVALID_REQUEST', 415)
    }
    return handleCall(c, call, await readJson(c))
  })
  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const fields = new URLSearchParams(await c.req.text())
    return handleCall(c, refreshToken, Object.fromEntries(fields))
  })
  app.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', (c) =>
    c.json(formatPasswordPolicy(service.passwordPolicy)),
  )
  // Without this, React Router would treat such a path as a listing.
  for (const prefix of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    app.all(prefix, (c) => sendErrorCode(c, 'OPERATION_NOT_ALLOWED', 404))
  }

  app.onError((error, c) => {
    if (isClientAbort(error)) return c.body(null, 400)
    if (error instanceof ToolkitError) {
      if (REFUSED_TOKEN_CODES.has(error.code))
        securityEvent('token.refused', { reason: error.code })
      return sendError(c, error.message, 400)
    }
    if (error instanceof ZodError) {
      securityEvent('request.refused', { reason: 'invalid', call: c.req.param('call') })
      return sendErrorCode(c, 'INVALID_REQUEST', 400)
    }
    const busy = error instanceof QueueBusyError
    if (!busy) log.error({ err: error }, 'The identity service failed.')
    const retryAfter = busy ? error.retryAfter : ERROR_RETRY_SECONDS
    return sendUnavailable(c, 503, 'The identity service cannot answer now.', retryAfter)
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
 * Deliberately not JSON: the SDK treats that as a network error and stays signed in. On an
 * unexpected error code it would sign out.
 */
const sendUnavailable = (c: Context, status: 429 | 503, text: string, retryAfter: number) =>
  c.text(text, status, { ...NO_STORE, 'Retry-After': String(retryAfter) })

const sendErrorCode = (c: Context, code: ToolkitCode, status: 400 | 404 | 413 | 415) =>
  sendError(c, code, status)

const sendError = (c: Context, message: string, status: 400 | 404 | 413 | 415) =>
  c.json({ error: { code: status, message, errors: [{ message }] } }, status, NO_STORE)
