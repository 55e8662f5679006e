/** Where other programs are answered; what answers there is made outside of the bundle. */
export const FOR_MACHINES = [
  '/api/*',
  '/feed.atom',
  '/robots.txt',
  '/.well-known/security.txt',
  '/:file{sitemap(-[0-9]+)?\\.xml}',
] as const
