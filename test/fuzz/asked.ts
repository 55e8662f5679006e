import type fc from 'fast-check'

/** What of a request is special to a part of the site; `anyRequest` adds the rest. */
export interface Asked {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | null
}

export type AnyAsked = fc.Arbitrary<Asked>

/** A read without headers of its own. */
export const read = (target: string): Asked => ({ method: 'GET', target, headers: [], body: null })

/** A post of a body of some type. */
export const post = (target: string, type: string, body: string): Asked => ({
  method: 'POST',
  target,
  headers: type === '' ? [] : [['Content-Type', type]],
  body,
})

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'
