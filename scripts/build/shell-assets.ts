import { CACHE_LIMITS } from '#domain/site/offline/caches.ts'
import { MEMBERS_PREFIX } from './client-chunks.ts'

/**
 * Files that are not stored in advance. Some are large and useless without a connection: maps have no tiles then, and
 * nobody can sign in or upload. The others are the screens of an account, which the worker never stores.
 */
const NEEDS_SERVER = new RegExp(
  `^(${MEMBERS_PREFIX}|map-code|open-identity|open-firebase|get-upload-queue|office-map|layers|marker-icon)`,
)

/** Fonts of the alphabet of our texts. The hash may contain "-". */
const FONT = /^(onest|source-serif-4)-latin-wght-normal-[\w-]{8}\.woff2$/
const FONTS = 2

/** Stored documents belong to up to this many builds, whose files must all fit. */
const STORED_BUILDS = 5
const MAX_SHELL_ASSETS = CACHE_LIMITS.assets.maxEntries / STORED_BUILDS

/**
 * The assets of a build that the service worker fetches in advance.
 *
 * @throws if a font is missing, or if they exceed their share of the cache
 */
export function getShellAssets(names: readonly string[]): string[] {
  const fonts = names.filter((name) => FONT.test(name))
  if (fonts.length !== FONTS) throw new Error(`Not ${FONTS} fonts: ${fonts.join(', ') || 'none'}.`)
  const code = names.filter((name) => /\.(js|css)$/.test(name) && !NEEDS_SERVER.test(name))
  const assets = [...code, ...fonts].sort()
  if (assets.length > MAX_SHELL_ASSETS)
    throw new Error(
      `${assets.length} files are stored ahead, at most ${MAX_SHELL_ASSETS} may be: raise the limit in domain/site/offline/caches.ts.`,
    )
  return assets
}
