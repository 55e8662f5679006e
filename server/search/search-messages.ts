import type { Question } from '#domain/search/question.ts'
import type { Clusters } from '#domain/search/results.ts'
import type { IndexChange } from '#search/change.ts'
import type { Found, Window } from '#search/find.ts'
import type { BoxQuestion } from './searcher.ts'

/** What a thread that answers questions is told. */
export type ToSearchThread =
  | { readonly kind: 'change'; readonly change: IndexChange }
  | {
      readonly kind: 'find'
      readonly number: number
      readonly question: Question
      readonly window: Window
    }
  | {
      readonly kind: 'clusters'
      readonly number: number
      readonly question: BoxQuestion
      readonly zoom: number
    }

/** What it says. */
export type FromSearchThread =
  | { readonly number: number; readonly answer: Found | Clusters }
  | { readonly number: number; readonly error: string }
