import type { EstateType } from '#domain/listing/estate-type.ts'
import type { CatalogListing } from '#domain/listing/listing.ts'

/** Paths of the screens in app/routes.ts that take no parameters. */
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
  myListings: '/my/listings',
  confirmHome: '/my/listings/confirm',
  moderation: '/moderation',
  messages: '/messages',
  notFound: '/404',
} as const

export type ScreenPath = (typeof PATHS)[keyof typeof PATHS]

/** Paths that scripts and programs fetch. */
export const ENDPOINTS = {
  suggestions: '/suggestions',
  count: '/count',
  clusters: '/clusters',
  listings: '/listings',
  atom: '/feed.atom',
  session: '/session',
  myData: '/my/data',
  mySignIns: '/my/sign-ins',
  identitySettings: '/identity/settings',
  mailSettings: '/mail/settings',
  health: '/health',
} as const

export const SERVICE_WORKER_PATH = '/service-worker.js'

export const withParameters = (
  path: string,
  parameters: string[][] | Record<string, string>,
): string => {
  const text = new URLSearchParams(parameters).toString()
  return text === '' ? path : `${path}?${text}`
}

export function listingPath({ type, id }: Pick<CatalogListing, 'type' | 'id'>): string {
  return `/${type}/${id}`
}

export const reportListingPath = (listing: Pick<CatalogListing, 'type' | 'id'>): string =>
  `/report/listing${listingPath(listing)}`

/** @param target the name of a listing in a report: "rent/1001" */
export const reportedListingPath = (target: string): string => `/${target}`

/**
 * A search with only a type. Does not need the code of the search, because screens without one link
 * to it.
 */
export const typePath = (type: EstateType): string => withParameters(PATHS.search, { type })

/** A search for one city; see `typePath`. */
export const citySearchPath = (type: EstateType, city: string): string =>
  withParameters(PATHS.search, { type, q: city })

export const suggestionsPath = (text: string, type: EstateType | null): string =>
  withParameters(ENDPOINTS.suggestions, { q: text, ...(type && { type }) })

/**
 * The URL of a mailed link. The code is in the fragment, so that no server, proxy or log gets it.
 */
export const emailActionUrl = (origin: string, mode: string, code: string): string =>
  `${origin}${PATHS.emailAction}#mode=${mode}&oobCode=${code}`

export const confirmSubscriptionUrl = (origin: string, token: string): string =>
  `${origin}${PATHS.confirmSubscription}?token=${token}`

/** The answers about a home that a mailed link can give. */
export const HOME_ANSWERS = ['free', 'closed'] as const
export type HomeAnswer = (typeof HOME_ANSWERS)[number]

export const isHomeAnswer = (text: unknown): text is HomeAnswer =>
  HOME_ANSWERS.some((answer) => answer === text)

export const confirmHomeUrl = (origin: string, answer: HomeAnswer, token: string): string =>
  `${origin}${withParameters(PATHS.confirmHome, { answer, token })}`

export const unsubscribeUrl = (origin: string, token: string): string =>
  `${origin}${PATHS.unsubscribe}?token=${token}`
