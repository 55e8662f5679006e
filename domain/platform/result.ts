export interface Refused<Reason extends string> {
  readonly refusal: Reason
}

/** What a service did, `null` if there is nothing to say about it; or why it did nothing. */
export type Result<Done, Reason extends string> = Done | Refused<Reason>

/** The status of the response for reasons other than "not in this state", which is a 409. */
const STATUS = {
  incomplete: 400,
  empty: 400,
  spam: 400,
  past: 400,
  'no such time': 400,
  'too far': 400,
  banned: 403,
  refused: 403,
  unconfirmed: 403,
  unverified: 403,
  'not found': 404,
  unanswered: 429,
  'too fast': 429,
  'too many': 429,
} as const

/** The HTTP status of a refusal, in every district. */
export const getRefusalStatus = (refusal: string) =>
  Object.hasOwn(STATUS, refusal) ? STATUS[refusal as keyof typeof STATUS] : 409
