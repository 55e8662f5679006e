import type { RawRequest } from './raw-request.ts'
import { FORM, JSON_TYPE } from './request-parts.ts'

const createRequest = (
  method: string,
  target: string,
  headers: RawRequest['headers'] = [],
  body: string | null = null,
): RawRequest => ({
  method,
  target,
  headers: [['Host', 'localhost'], ...headers],
  body,
  framing: 'length',
  ending: 'wait',
  client: 4_711,
})

const JSON_BODY = ['Content-Type', JSON_TYPE] as const

/** Requests that once revealed a fault, by their titles. */
export const REGRESSIONS: readonly (readonly [string, RawRequest])[] = [
  [
    'a method that no Request can be made with',
    createRequest('TRACE', '/contact', [['X-Forwarded-Proto', 'https']]),
  ],
  ['the same for the relay of mail', createRequest('TRACE', '/mail/settings')],
  [
    'an address with a user',
    createRequest('POST', 'http://user:password@localhost/home', [['Content-Type', FORM]], 'a=b'),
  ],
  [
    'a form of a type that is none',
    createRequest('POST', '/contact', [['Content-Type', 'text/x']], 'a=b'),
  ],
  [
    'a form in parts without their border',
    createRequest('POST', '/contact', [['Content-Type', 'multipart/form-data']], 'x'),
  ],
  [
    'a form that breaks off',
    createRequest(
      'POST',
      '/newsletter',
      [['Content-Type', 'multipart/form-data; boundary=b']],
      '--b\r\n',
    ),
  ],
  [
    'a name for a request in which something is written',
    createRequest('GET', '/health', [['X-Request-Id', 'Zq7planted']]),
  ],
  [
    'a form of another site',
    createRequest('POST', '/contact', [['Origin', 'http://evil.example']], 'a=b'),
  ],
  ['a form of no site', createRequest('POST', '/contact.data', [['Origin', 'null']], 'a=b')],
  [
    'a call of the identity service whose client leaves',
    {
      ...createRequest(
        'POST',
        '/identitytoolkit.googleapis.com/v1/accounts:lookup',
        [JSON_BODY],
        '{}    ',
      ),
      framing: 'long',
    },
  ],
  [
    'a message to the relay whose client leaves',
    { ...createRequest('POST', '/mail/api/v1.0/email/send', [JSON_BODY], '{}'), framing: 'long' },
  ],
  [
    'a form whose client leaves',
    { ...createRequest('POST', '/contact', [['Content-Type', FORM]], 'name=x'), framing: 'long' },
  ],
  ['the first pair cut in two', createRequest('POST', '/contact', [['Content-Type', FORM]], '%')],
]
