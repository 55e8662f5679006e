import type fc from 'fast-check'

/** What of a request is special to a part of the site; `anyRequest` adds the rest. */
export interface RequestParts {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | null
}

export type RequestPartsArbitrary = fc.Arbitrary<RequestParts>

/** A read without headers of its own. */
export const get = (target: string): RequestParts => ({
  method: 'GET',
  target,
  headers: [],
  body: null,
})

/** A post of a body of some type. */
export const post = (target: string, type: string, body: string): RequestParts => ({
  method: 'POST',
  target,
  headers: type === '' ? [] : [['Content-Type', type]],
  body,
})

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'
