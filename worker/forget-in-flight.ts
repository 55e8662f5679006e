import type { WorkboxPlugin } from 'workbox-core/types.js'

let forgottenAt = 0

/** What is being fetched is not stored: somebody signs out, and what was read is deleted. */
export function forgetInFlight(): void {
  forgottenAt = performance.now()
}

/** For personal caches; before other plugins that may refuse a response. */
export const skipForgotten: WorkboxPlugin = {
  async requestWillFetch({ request, state }) {
    if (state) state.startedAt = performance.now()
    return request
  },
  cacheWillUpdate: async ({ response, state }) =>
    (state?.startedAt ?? 0) < forgottenAt ? null : response,
}
