import type { Hono } from 'hono'

/** The paths that a router has routes for, middleware left out. */
const pathsOf = ({ routes }: Pick<Hono, 'routes'>): Set<string> =>
  new Set(routes.map(({ path }) => path).filter((path) => path !== '*' && path !== '/*'))

/**
 * Lets `router` handle every path that it has a route for, whatever the method. Its middleware and its
 * answers to errors stay its own, which they would not in `app.route`.
 */
export function mount(app: Hono, router: Hono): void {
  for (const path of pathsOf(router)) app.all(path, (c) => router.fetch(c.req.raw, c.env))
}

/** The first folders of a router's paths, for robots.txt: `/session`, `/identity/`. */
export const foldersOf = (router: Hono): string[] => [
  ...new Set([...pathsOf(router)].map((path) => path.replace(/^(\/[^/]+\/?).*$/, '$1'))),
]
