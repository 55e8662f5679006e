import type { IndexChange } from '#search/index-change.ts'
import type { Place } from '#search/place-collector.ts'

/** What the thread that makes the index says. */
export type FromIndexThread =
  | { readonly kind: 'change'; readonly change: IndexChange }
  | { readonly kind: 'places'; readonly places: readonly Place[] }
  | { readonly kind: 'progress'; readonly line: string }
  /** The catalogue can be read. */
  | { readonly kind: 'reached' }
  /** All homes are in the index, without their texts. */
  | { readonly kind: 'loaded' }
  /** So are their texts. */
  | { readonly kind: 'complete' }
  | { readonly kind: 'looked'; readonly number: number; readonly error?: string }
  | {
      readonly kind: 'query'
      readonly number: number
      readonly text: string
      readonly values: readonly unknown[]
    }

/** What it is told. */
export type ToIndexThread =
  | { readonly kind: 'look'; readonly number: number }
  | { readonly kind: 'rows'; readonly number: number; readonly rows: unknown[][] }
  | { readonly kind: 'failed'; readonly number: number; readonly error: string }
