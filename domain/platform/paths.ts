/** Paths of the screens in app/routes.ts that take no parameters. */
export const PATHS = {
  signIn: '/',
  home: '/home',
  search: '/property',
  favorites: '/favorite',
  lists: '/lists',
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
  mySearches: '/my/searches',
  saveSearch: '/searches/new',
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
  myHearts: '/my/hearts',
  mySignIns: '/my/sign-ins',
  myLanguage: '/my/language',
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
