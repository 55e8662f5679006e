import fc from 'fast-check'
import { parameterPairs, queryStrings } from './encodings.ts'
import { jsonBodies } from './json.ts'
import { CANARY, oddText, usually } from './odd-text.ts'
import { FORM, get, JSON_TYPE, post, type RequestPartsArbitrary } from './request-parts.ts'

const CALLS = [
  'accounts:lookup',
  'accounts:update',
  'accounts:sendOobCode',
  'accounts:resetPassword',
  'accounts:signInWithIdp',
  'accounts:createAuthUri',
  'accounts:',
  'projects',
  'recaptchaConfig',
] as const

/** Calls that hash a password. They take a third of a second each, so they are rare. */
const PASSWORD_CALLS = ['accounts:signUp', 'accounts:signInWithPassword'] as const

const MEMBERS = {
  idToken: usually('{{idToken}}', '{{idToken}}x'),
  email: usually('{{email}}', `${CANARY}@example.com`),
  deleteProvider: fc.array(oddText, { maxLength: 2 }),
  deleteAttribute: fc.array(oddText, { maxLength: 2 }),
  oobCode: oddText,
  requestType: usually('PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN'),
  postBody: usually(
    `id_token=${CANARY}&providerId=google.com`,
    'access_token=x&providerId=github.com',
  ),
  requestUri: oddText,
  returnSecureToken: fc.boolean(),
  returnIdpCredential: fc.boolean(),
  autoCreate: fc.boolean(),
}

const PASSWORD_MEMBERS = {
  email: usually('{{email}}', `${CANARY}@example.com`),
  password: usually('{{password}}', `${CANARY}!`, CANARY.repeat(500)),
  idToken: usually('{{idToken}}'),
  oobCode: oddText,
  newPassword: oddText,
}

const toolkit = (call: string, query: string) =>
  `/identitytoolkit.googleapis.com/v1/${call}${query === '' ? '' : `?key=${query}`}`

const calls: RequestPartsArbitrary = fc
  .tuple(fc.constantFrom(...CALLS), jsonBodies(MEMBERS), fc.constantFrom('', 'homiq', '%00'))
  .map(([call, body, key]) => post(toolkit(call, key), JSON_TYPE, body))

const passwordCalls: RequestPartsArbitrary = fc
  .tuple(fc.constantFrom(...PASSWORD_CALLS), jsonBodies(PASSWORD_MEMBERS))
  .map(([call, body]) => post(toolkit(call, ''), JSON_TYPE, body))

const refreshes: RequestPartsArbitrary = queryStrings(
  parameterPairs(
    { grant_type: usually('refresh_token'), refresh_token: usually('{{refreshToken}}') },
    oddText,
  ),
).map((body) => post('/securetoken.googleapis.com/v1/token', FORM, body))

const sessions: RequestPartsArbitrary = fc
  .tuple(
    fc.constantFrom('POST', 'POST', 'DELETE', 'GET', 'PUT'),
    fc.constantFrom(
      'Bearer {{idToken}}',
      'Bearer {{idToken}}',
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      `Bearer ${CANARY}`,
      '',
    ),
    fc.constantFrom('', '__session={{session}}', `__session=${CANARY}`, '__session=%00'),
  )
  .map(([method, token, cookie]) => ({
    method,
    target: '/session',
    headers: [
      ...(token === '' ? [] : [['Authorization', token] as const]),
      ...(cookie === '' ? [] : [['Cookie', cookie] as const]),
    ],
    body: null,
  }))

const popups: RequestPartsArbitrary = fc
  .tuple(
    fc.constantFrom(
      '/identity/google',
      '/identity/github',
      '/identity/google/callback',
      '/identity/github/callback',
      '/identity/demo/google',
      '/identity/settings',
      '/identity/x',
      '/identitytoolkit.googleapis.com/v2/passwordPolicy',
    ),
    queryStrings(
      parameterPairs(
        {
          attempt: usually('6f1c9a52-8f5e-4a55-9a63-1f6b6f0c1d2e'),
          fresh: usually('1'),
          state: oddText,
          code: oddText,
          error: oddText,
        },
        oddText,
      ),
    ),
  )
  .map(([path, query]) => get(`${path}?${query}`))

/** Requests about accounts, sessions and sign-in. */
export const identityCalls: RequestPartsArbitrary = fc.oneof(
  { weight: 60, arbitrary: calls },
  { weight: 1, arbitrary: passwordCalls },
  { weight: 12, arbitrary: refreshes },
  { weight: 16, arbitrary: sessions },
  { weight: 16, arbitrary: popups },
)
