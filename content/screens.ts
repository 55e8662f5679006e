/** Screens that say the same to everyone, which search engines may show under these addresses. */
export const PUBLIC_SCREENS = [
  '/',
  '/home',
  '/about',
  '/contact',
  '/reviews',
  '/lifestyle',
  '/help',
  '/privacy',
  '/terms',
  '/legal',
] as const

/** Where a search begins. */
export const SEARCH_SCREENS = ['/property?type=sale', '/property?type=rent'] as const
