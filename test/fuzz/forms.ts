import fc from 'fast-check'
import { parameterPairs, percentEncode, queryStrings } from './encodings.ts'
import { jsonBodies } from './json.ts'
import { CANARY, oddText, usually } from './odd-text.ts'
import { toBinaryString } from './raw-request.ts'
import { FORM, JSON_TYPE, post, type RequestPartsArbitrary } from './request-parts.ts'

const FIELDS = {
  name: usually(`Olena ${CANARY}`),
  email: usually(`${CANARY}@example.com`),
  subject: usually(`About ${CANARY}`),
  message: usually(`A message that is long enough, and private: ${CANARY}.`),
  newsletter: usually(`${CANARY}@example.com`),
  intent: usually('sign-out-everywhere'),
  attempt: usually('6f1c9a52-8f5e-4a55-9a63-1f6b6f0c1d2e'),
}

const FORM_PATHS = [
  ...Array<string>(6).fill('/contact'),
  '/contact.data',
  ...Array<string>(4).fill('/newsletter'),
  '/newsletter.data',
  '/settings',
  '/settings.data',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/home',
  '/property',
  '/sale/1',
  '/clusters',
  '/',
  '/404',
  '/nothing',
  '/identity/demo/github',
]

const formTarget = fc
  .tuple(fc.constantFrom(...FORM_PATHS), fc.constantFrom('', '', '?index', 'token'), oddText)
  .map(([path, query, text]) =>
    query === 'token' ? `${path}?token=${percentEncode(text)}` : path + query,
  )

const urlencoded: RequestPartsArbitrary = fc
  .tuple(formTarget, queryStrings(parameterPairs(FIELDS, oddText)))
  .map(([target, body]) => post(target, FORM, body))

const BOUNDARY = 'fuzz'
const part = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...Object.keys(FIELDS)) },
      { weight: 1, arbitrary: oddText },
    ),
    fc.constantFrom('', '', '; filename="x.txt"', '; filename=', "; filename*=UTF-8''x"),
    oddText,
  )
  .map(
    ([name, file, text]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${toBinaryString(name)}"${file}\r\n\r\n${toBinaryString(text)}\r\n`,
  )

const multipart: RequestPartsArbitrary = fc
  .tuple(
    formTarget,
    fc.constantFrom(
      `boundary=${BOUNDARY}`,
      `boundary=${BOUNDARY}`,
      'boundary=other',
      '',
      'boundary=',
    ),
    fc.array(part, { maxLength: 5 }),
    fc.constantFrom(`--${BOUNDARY}--\r\n`, ''),
  )
  .map(([target, boundary, parts, end]) =>
    post(target, `multipart/form-data; ${boundary}`, parts.join('') + end),
  )

const anyBody: RequestPartsArbitrary = fc
  .tuple(
    formTarget,
    fc.constantFrom(
      '',
      'text/plain',
      JSON_TYPE,
      FORM,
      'multipart/form-data',
      'x',
      'a/b; charset=x',
    ),
    oddText,
  )
  .map(([target, type, text]) => post(target, type, toBinaryString(text)))

const largeBody: RequestPartsArbitrary = fc
  .tuple(formTarget, fc.integer({ min: 50_000, max: 120_000 }))
  .map(([target, bytes]) => post(target, FORM, `message=${'x'.repeat(bytes)}`))

/** Forms as posted without JavaScript, and other bodies to the same URLs. */
export const forms: RequestPartsArbitrary = fc.oneof(
  { weight: 6, arbitrary: urlencoded },
  { weight: 4, arbitrary: multipart },
  { weight: 3, arbitrary: anyBody },
  { weight: 1, arbitrary: largeBody },
)

const parameters = fc.record(
  { ...FIELDS, from_name: oddText, reply_to: oddText },
  { requiredKeys: [] },
)

/** What browsers send to the relay. */
export const mailPosts: RequestPartsArbitrary = fc
  .tuple(
    fc.constantFrom(
      ...Array<string>(6).fill('/mail/api/v1.0/email/send'),
      '/mail/settings',
      '/mail/api/v1.0/email/send-form',
    ),
    jsonBodies({
      user_id: usually('homiq'),
      service_id: usually('homiq'),
      template_id: usually('contact', 'newsletter'),
      template_params: parameters,
    }),
    fc.constantFrom(JSON_TYPE, JSON_TYPE, JSON_TYPE, 'text/plain'),
  )
  .map(([target, body, type]) => post(target, type, body))
