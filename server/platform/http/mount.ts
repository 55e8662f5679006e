import type { Hono } from 'hono'

/** The paths of a router's routes, without middleware. */
const getPaths = ({ routes }: Pick<Hono, 'routes'>): Set<string> =>
  new Set(routes.map(({ path }) => path).filter((path) => path !== '*' && path !== '/*'))

/**
 * Lets `router` handle every path that it has a route for, whatever the method. Its middleware and
 * its error handler stay its own, which they would not with `app.route`.
 */
export function mount(app: Hono, router: Hono): void {
  for (const path of getPaths(router)) app.all(path, (c) => router.fetch(c.req.raw, c.env))
}
