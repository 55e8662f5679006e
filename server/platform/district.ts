import type { Hono } from 'hono'

/** What every district gives to the server, besides its services. */
export interface DistrictRoutes {
  /** Each handles the paths that it has routes for. */
  readonly routes: readonly Hono[]
  /** Adds routes for bodies that exceed the size limit of forms; they come before that limit. */
  readonly addUploads?: (app: Hono) => void
}
