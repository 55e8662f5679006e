import type { EstateType } from '#domain/listing/estate-type.ts'
import type { CatalogListing } from '#domain/listing/listing.ts'
import type { BoundingBox } from '#domain/search/bounding-box.ts'
import {
  EMPTY_SEARCH_QUERY,
  formatSearchQuery,
  type SearchQuery,
  type SearchQueryWithType,
} from '#domain/search/search-query.ts'
import { DEFAULT_SORT } from '#domain/search/sort.ts'
import { toUsableSort } from '#domain/search/usable-sort.ts'

/** Screens, as app/routes.ts has them, without those that take parameters. */
export const PATHS = {
  signIn: '/',
  home: '/home',
  search: '/property',
  favorites: '/favorite',
  settings: '/settings',
  about: '/about',
  contact: '/contact',
  reviews: '/reviews',
  lifestyle: '/lifestyle',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
  legalNotice: '/legal',
  forgotPassword: '/forgot-password',
  emailAction: '/email-action',
  newsletter: '/newsletter',
  confirmSubscription: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  notFound: '/404',
} as const

export type ScreenPath = (typeof PATHS)[keyof typeof PATHS]

/** What scripts and programs fetch. */
export const ENDPOINTS = {
  suggestions: '/suggestions',
  clusters: '/clusters',
  atom: '/feed.atom',
  session: '/session',
  myData: '/my/data',
  mySignIns: '/my/sign-ins',
  identitySettings: '/identity/settings',
  mailSettings: '/mail/settings',
  health: '/health',
} as const

export const SERVICE_WORKER_PATH = '/service-worker.js'

const withParameters = (path: string, parameters: string[][] | Record<string, string>): string => {
  const text = new URLSearchParams(parameters).toString()
  return text === '' ? path : `${path}?${text}`
}

export function listingPath({ type, id }: Pick<CatalogListing, 'type' | 'id'>): string {
  return `/${type}/${id}`
}

/** A search has one path: parameters come in one order, and without a sort that it cannot have. */
export function searchPath(query: SearchQuery): string {
  return withParameters(PATHS.search, formatSearchQuery({ ...query, sort: toUsableSort(query) }))
}

export const typePath = (type: EstateType): string => searchPath({ ...EMPTY_SEARCH_QUERY, type })

/** Newest first, whatever the order of the search. */
export function atomPath(query: SearchQuery): string {
  const ordered = { ...query, sort: DEFAULT_SORT, view: 'list', page: 1 } as const
  return withParameters(ENDPOINTS.atom, formatSearchQuery(ordered))
}

export const suggestionsPath = (text: string): string =>
  withParameters(ENDPOINTS.suggestions, { q: text })

/** What a search finds in a part of the map. */
export function clustersPath(query: SearchQueryWithType, box: BoundingBox, zoom: number): string {
  return withParameters(ENDPOINTS.clusters, [
    ...clusterParameters(query, box),
    ['zoom', String(zoom)],
  ])
}

/** The part of the map that holds everything a search finds, whatever its box. */
export const extentPath = (query: SearchQueryWithType): string =>
  withParameters(ENDPOINTS.clusters, clusterParameters(query, null))

function clusterParameters(query: SearchQueryWithType, box: BoundingBox | null) {
  const { sort, view, page } = EMPTY_SEARCH_QUERY
  return formatSearchQuery({ ...query, box, sort, view, page })
}

export const mySignInPath = (id: string): string =>
  `${ENDPOINTS.mySignIns}/${encodeURIComponent(id)}`

/** Behind a mailed link. The code is in the fragment, so that no server, proxy or log gets it. */
export const emailActionUrl = (origin: string, mode: string, code: string): string =>
  `${origin}${PATHS.emailAction}#mode=${mode}&oobCode=${code}`

export const confirmSubscriptionUrl = (origin: string, token: string): string =>
  `${origin}${PATHS.confirmSubscription}?token=${token}`

export const unsubscribeUrl = (origin: string, token: string): string =>
  `${origin}${PATHS.unsubscribe}?token=${token}`
