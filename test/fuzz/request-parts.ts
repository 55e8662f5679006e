import type fc from 'fast-check'

/** The parts of a request that depend on the endpoint; `anyRequest` adds the rest. */
export interface RequestParts {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | null
}

export type RequestPartsArbitrary = fc.Arbitrary<RequestParts>

export const get = (target: string): RequestParts => ({
  method: 'GET',
  target,
  headers: [],
  body: null,
})

/** @param type of the body; no header when empty */
export const post = (target: string, type: string, body: string): RequestParts => ({
  method: 'POST',
  target,
  headers: type === '' ? [] : [['Content-Type', type]],
  body,
})

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'
