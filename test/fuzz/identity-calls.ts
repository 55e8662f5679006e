import fc from 'fast-check'
import { type AnyAsked, FORM, JSON_TYPE, post, read } from './asked.ts'
import { pairsText, somePairs } from './encodings.ts'
import { jsonText } from './json.ts'
import { oddText, PLANTED, sometimes } from './odd-text.ts'

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

/** Calls that hash a password, a third of a second each: rare, or nothing else would be asked. */
const COSTLY = ['accounts:signUp', 'accounts:signInWithPassword'] as const

const MEMBERS = {
  idToken: sometimes('{{idToken}}', '{{idToken}}x'),
  email: sometimes('{{email}}', `${PLANTED}@example.com`),
  displayName: oddText,
  photoUrl: sometimes('https://example.com/a.png', 'http://example.com/a.png'),
  deleteProvider: fc.array(oddText, { maxLength: 2 }),
  deleteAttribute: fc.array(oddText, { maxLength: 2 }),
  oobCode: oddText,
  requestType: sometimes('PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN'),
  postBody: sometimes(
    `id_token=${PLANTED}&providerId=google.com`,
    'access_token=x&providerId=github.com',
  ),
  requestUri: oddText,
  returnSecureToken: fc.boolean(),
  returnIdpCredential: fc.boolean(),
  autoCreate: fc.boolean(),
}

const WITH_PASSWORD = {
  email: sometimes('{{email}}', `${PLANTED}@example.com`),
  password: sometimes('{{password}}', `${PLANTED}!`, PLANTED.repeat(500)),
  idToken: sometimes('{{idToken}}'),
  oobCode: oddText,
  newPassword: oddText,
}

const toolkit = (call: string, query: string) =>
  `/identitytoolkit.googleapis.com/v1/${call}${query === '' ? '' : `?key=${query}`}`

const calls: AnyAsked = fc
  .tuple(fc.constantFrom(...CALLS), jsonText(MEMBERS), fc.constantFrom('', 'homiq', '%00'))
  .map(([call, body, key]) => post(toolkit(call, key), JSON_TYPE, body))

const costlyCalls: AnyAsked = fc
  .tuple(fc.constantFrom(...COSTLY), jsonText(WITH_PASSWORD))
  .map(([call, body]) => post(toolkit(call, ''), JSON_TYPE, body))

const refreshes: AnyAsked = pairsText(
  somePairs(
    { grant_type: sometimes('refresh_token'), refresh_token: sometimes('{{refreshToken}}') },
    oddText,
  ),
).map((body) => post('/securetoken.googleapis.com/v1/token', FORM, body))

const sessions: AnyAsked = fc
  .tuple(
    fc.constantFrom('POST', 'POST', 'DELETE', 'GET', 'PUT'),
    fc.constantFrom(
      'Bearer {{idToken}}',
      'Bearer {{idToken}}',
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      `Bearer ${PLANTED}`,
      '',
    ),
    fc.constantFrom('', '__session={{session}}', `__session=${PLANTED}`, '__session=%00'),
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

const popups: AnyAsked = fc
  .tuple(
    fc.constantFrom(
      '/identity/google',
      '/identity/github',
      '/identity/google/callback',
      '/identity/github/callback',
      '/identity/demo/google',
      '/identity/popup.css',
      '/identity/settings',
      '/identity/x',
      '/identitytoolkit.googleapis.com/v2/passwordPolicy',
    ),
    pairsText(
      somePairs(
        {
          attempt: sometimes('6f1c9a52-8f5e-4a55-9a63-1f6b6f0c1d2e'),
          fresh: sometimes('1'),
          state: oddText,
          code: oddText,
          error: oddText,
        },
        oddText,
      ),
    ),
  )
  .map(([place, query]) => read(`${place}?${query}`))

/** All that has to do with accounts. */
export const identityCalls: AnyAsked = fc.oneof(
  { weight: 60, arbitrary: calls },
  { weight: 1, arbitrary: costlyCalls },
  { weight: 12, arbitrary: refreshes },
  { weight: 16, arbitrary: sessions },
  { weight: 16, arbitrary: popups },
)
