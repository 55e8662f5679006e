import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Refuses to bundle the metrics for the server: the bundle has modules of its own (decision 15), and
 * what its copy counted nobody would see.
 */
export function metricsStayOut(): Plugin {
  let root = ''
  return {
    name: 'homiq:metrics-stay-out',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    load(id) {
      if (relative(root, id.split('?')[0] ?? id) === 'server/metrics/metrics.ts') {
        this.error(
          'server/metrics/metrics.ts would be bundled. Pass a function in by AppDependencies, as onPageLookup is.',
        )
      }
      return null
    },
  }
}
