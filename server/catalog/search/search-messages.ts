import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Clusters } from '#domain/catalog/search/search-results.ts'
import type { IndexChange } from '#search/index/index-change.ts'
import type { FoundListings, PageWindow } from '#search/query/find-listings.ts'
import type { BoxCriteria, Corrections } from './searcher/searcher.ts'

export type ToSearchThread =
  | { readonly kind: 'change'; readonly change: IndexChange }
  | {
      readonly kind: 'find'
      readonly number: number
      readonly criteria: SearchCriteria
      readonly window: PageWindow
    }
  | {
      readonly kind: 'clusters'
      readonly number: number
      readonly criteria: BoxCriteria
      readonly zoom: number
    }
  | {
      readonly kind: 'correct'
      readonly number: number
      readonly type: EstateType
      readonly prefixes: readonly string[]
    }

export type FromSearchThread =
  | { readonly number: number; readonly result: FoundListings | Clusters | Corrections }
  | { readonly number: number; readonly error: string }
