import type { Config } from '@react-router/dev/config'

// Whoever changes a setting changes what browsers' scripts leave out of it (`scripts/build/router-settings.ts`).
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route manifest is small: sending it with the page saves a request at every hover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
