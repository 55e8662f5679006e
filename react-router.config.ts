import type { Config } from '@react-router/dev/config'
import { getLanguagePrefix } from '#domain/platform/language.ts'
import { getBuildFolder, getBuiltLanguage } from './scripts/build/built-language.ts'

const language = getBuiltLanguage()

export default {
  appDirectory: 'app',
  basename: getLanguagePrefix(language) || '/',
  buildDirectory: getBuildFolder(language),
  ssr: true,
  // The route manifest is small: sending it with the page saves a request at every hover.
  routeDiscovery: { mode: 'initial' },
  // A `clientAction` says that the connection was lost, so it must not have to be fetched first.
  splitRouteModules: false,
} satisfies Config
