import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route manifest is small: sending it with the page saves a request at every hover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
