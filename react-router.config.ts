import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The map of routes is small: sending it with the page saves a request at every hover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
