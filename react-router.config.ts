import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route manifest is small: sending it with the page saves a request at every hover.
  routeDiscovery: { mode: 'initial' },
  // A `clientAction` says that the connection was lost, so it must not have to be fetched first.
  splitRouteModules: false,
} satisfies Config
