import fc from 'fast-check'
import { type AnyAsked, FORM, JSON_TYPE, post } from './asked.ts'
import { pairsText, percent, somePairs } from './encodings.ts'
import { jsonText } from './json.ts'
import { oddText, PLANTED, sometimes } from './odd-text.ts'
import { utf8 } from './raw-request.ts'

const FIELDS = {
  name: sometimes(`Olena ${PLANTED}`),
  email: sometimes(`${PLANTED}@example.com`),
  subject: sometimes(`About ${PLANTED}`),
  message: sometimes(`A message that is long enough, and private: ${PLANTED}.`),
  newsletter: sometimes(`${PLANTED}@example.com`),
  attempt: sometimes('6f1c9a52-8f5e-4a55-9a63-1f6b6f0c1d2e'),
}

const FORM_PLACES = [
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

const place = fc
  .tuple(fc.constantFrom(...FORM_PLACES), fc.constantFrom('', '', '?index', 'token'), oddText)
  .map(([path, query, text]) =>
    query === 'token' ? `${path}?token=${percent(text)}` : path + query,
  )

const urlencoded: AnyAsked = fc
  .tuple(place, pairsText(somePairs(FIELDS, oddText)))
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
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${utf8(name)}"${file}\r\n\r\n${utf8(text)}\r\n`,
  )

const multipart: AnyAsked = fc
  .tuple(
    place,
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

const anyBody: AnyAsked = fc
  .tuple(
    place,
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
  .map(([target, type, text]) => post(target, type, utf8(text)))

const large: AnyAsked = fc
  .tuple(place, fc.integer({ min: 50_000, max: 120_000 }))
  .map(([target, bytes]) => post(target, FORM, `message=${'x'.repeat(bytes)}`))

/** Forms as pages post them where no script does, and whatever else is posted there. */
export const forms: AnyAsked = fc.oneof(
  { weight: 6, arbitrary: urlencoded },
  { weight: 4, arbitrary: multipart },
  { weight: 3, arbitrary: anyBody },
  { weight: 1, arbitrary: large },
)

const parameters = fc.record(
  { ...FIELDS, from_name: oddText, reply_to: oddText },
  { requiredKeys: [] },
)

/** What the script of a form sends to the relay. */
export const mailPosts: AnyAsked = fc
  .tuple(
    fc.constantFrom(
      ...Array<string>(6).fill('/mail/api/v1.0/email/send'),
      '/mail/settings',
      '/mail/api/v1.0/email/send-form',
    ),
    jsonText({
      user_id: sometimes('homiq'),
      service_id: sometimes('homiq'),
      template_id: sometimes('contact', 'newsletter'),
      template_params: parameters,
    }),
    fc.constantFrom(JSON_TYPE, JSON_TYPE, JSON_TYPE, 'text/plain'),
  )
  .map(([target, body, type]) => post(target, type, body))
