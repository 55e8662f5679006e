import type { WorkboxPlugin } from 'workbox-core/types.js'

let forgottenAt = 0

/**
 * Keeps responses that are still being fetched from being stored. It is called when somebody signs out and the visited
 * pages are deleted.
 */
export function forgetInFlight(): void {
  forgottenAt = performance.now()
}

/** A plugin for personal caches. It must come before other plugins that may refuse a response. */
export const skipForgotten: WorkboxPlugin = {
  async requestWillFetch({ request, state }) {
    if (state) state.startedAt = performance.now()
    return request
  },
  cacheWillUpdate: async ({ response, state }) =>
    (state?.startedAt ?? 0) < forgottenAt ? null : response,
}
