import fc from 'fast-check'
import { forms, mailPosts } from './forms.ts'
import { extraHeaders, hostHeaders } from './headers.ts'
import { identityCalls } from './identity-calls.ts'
import { malformedRequests } from './malformed-requests.ts'
import { api, feeds, files, probes } from './public-endpoints.ts'
import { ENDINGS, FRAMINGS, type RawRequest } from './raw-request.ts'
import type { RequestPartsArbitrary } from './request-parts.ts'
import { screens, searches, suggestions } from './screens.ts'

const requestParts: RequestPartsArbitrary = fc.oneof(
  { weight: 20, arbitrary: screens },
  { weight: 14, arbitrary: searches },
  { weight: 4, arbitrary: suggestions },
  { weight: 12, arbitrary: api },
  { weight: 4, arbitrary: feeds },
  { weight: 6, arbitrary: files },
  { weight: 2, arbitrary: probes },
  { weight: 14, arbitrary: identityCalls },
  { weight: 12, arbitrary: forms },
  { weight: 4, arbitrary: mailPosts },
  { weight: 8, arbitrary: malformedRequests },
)

const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

const mostly = <T extends string>(usual: T, all: readonly T[], weight: number) =>
  fc.oneof(
    { weight, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...all) },
  )

/** Any request to the site. Some clients recur often enough to reach rate limits. */
export const anyRequest: fc.Arbitrary<RawRequest> = fc
  .record({
    asked: requestParts,
    hosts: hostHeaders,
    more: extraHeaders,
    otherMethod: fc.oneof(
      { weight: 11, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    framing: mostly('length', FRAMINGS, 14),
    ending: mostly('wait', ENDINGS, 30),
    client: fc.noShrink(fc.oneof({ weight: 5, arbitrary: fc.nat(0xff_ffff) }, fc.nat(3))),
  })
  .map(({ asked: { method, target, headers, body }, hosts, more, otherMethod, ...rest }) => ({
    method: otherMethod === null || method === '' ? method : otherMethod,
    target,
    headers: [...hosts, ...headers, ...more],
    body,
    ...rest,
  }))
