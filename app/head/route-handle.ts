/**
 * What a route exports as `handle`. By default a page loads no modules and is not hydrated until the first
 * interaction.
 */
export interface RouteHandle {
  readonly hydration: /** The modules are fetched, but not run, once the page is painted. */
    | 'prefetched'
    /** The page shows or does something without an interaction, so it hydrates once it is painted. */
    | 'when-painted'
}
