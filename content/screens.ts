import type { ScreenPath } from '#domain/platform/paths.ts'

/** Pages that are the same for everyone and may be indexed under these paths. */
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
