/**
 * What a route exports as `handle`. A page is hydrated at the first interaction, and none of its modules is
 * loaded before, unless `hydration` says otherwise.
 */
export interface RouteHandle {
  readonly hydration: /** The modules are fetched, and not run, once the page is painted. */
    | 'prefetched'
    /** The page owes something without a touch, so it hydrates once it is painted. */
    | 'when-painted'
}
