import type { ScreenPath } from '#domain/site/links.ts'

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
] as const satisfies readonly ScreenPath[]
