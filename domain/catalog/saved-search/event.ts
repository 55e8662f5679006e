/** What a change of a home means to somebody who looks for homes. */
export const SEARCH_EVENTS = [
  'new',
  'back',
  'gone',
  'price-down',
  'price-up',
  'confirmed',
  'changed',
] as const
export type SearchEvent = (typeof SEARCH_EVENTS)[number]

/** Which events a search is told. */
export const SCOPES = {
  all: SEARCH_EVENTS,
  better: ['new', 'back', 'price-down'],
} as const satisfies Record<string, readonly SearchEvent[]>
export type Scope = keyof typeof SCOPES

export const isTold = (scope: Scope, event: SearchEvent): boolean =>
  SCOPES[scope].some((one) => one === event)
