/** URL parameter with what was just done, for the list that confirms it. */
export const DONE_PARAM = 'done'

/** The used part of `URLSearchParams`. */
export interface DoneQuery {
  readonly get: (name: string) => string | null
}
