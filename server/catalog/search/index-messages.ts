import type { IndexChange } from '#search/index/index-change.ts'
import type { Place } from '#search/place/place-collector.ts'

export type FromIndexThread =
  | { readonly kind: 'change'; readonly change: IndexChange }
  | { readonly kind: 'places'; readonly places: readonly Place[] }
  | { readonly kind: 'progress'; readonly line: string }
  /** The database responds. */
  | { readonly kind: 'connected' }
  /** All listings are in the index, without their texts. */
  | { readonly kind: 'loaded' }
  /** The texts are in the index, too. */
  | { readonly kind: 'complete' }
  | { readonly kind: 'polled'; readonly number: number; readonly error?: string }
  | {
      readonly kind: 'query'
      readonly number: number
      readonly text: string
      readonly values: readonly unknown[]
    }

export type ToIndexThread =
  | { readonly kind: 'poll'; readonly number: number }
  | { readonly kind: 'rows'; readonly number: number; readonly rows: unknown[][] }
  | { readonly kind: 'failed'; readonly number: number; readonly error: string }
