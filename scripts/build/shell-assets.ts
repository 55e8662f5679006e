import type { Alphabet } from '#domain/platform/alphabet.ts'
import { CACHE_LIMITS } from '#domain/site/offline/caches.ts'
import { MEMBERS_PREFIX } from './client-chunks.ts'

/**
 * Files that are not stored in advance. Some are large and useless without a connection: maps have no tiles then, and
 * nobody can sign in or upload. The others are the screens of an account, which the worker never stores.
 */
const NEEDS_SERVER = new RegExp(
  `^(${MEMBERS_PREFIX}|map-code|open-identity|open-firebase|get-upload-queue|office-map|layers|marker-icon)`,
)

/** Files of our two fonts by alphabet. The hash may contain "-". */
const FONT = /^(?:onest|source-serif-4)-(latin|cyrillic)-(?:wght|500)-normal-[\w-]{8}\.woff2$/

/** Stored documents belong to up to this many builds, whose files must all fit. */
const STORED_BUILDS = 5
const MAX_SHELL_ASSETS = CACHE_LIMITS.assets.maxEntries / STORED_BUILDS

/**
 * The assets of a build that the service worker fetches in advance.
 *
 * @param alphabets of the texts of its pages
 *
 * @throws if a font is missing, or if they exceed their share of the cache
 */
export function getShellAssets(names: readonly string[], alphabets: readonly Alphabet[]): string[] {
  const fonts = names.filter((name) =>
    alphabets.some((alphabet) => FONT.exec(name)?.[1] === alphabet),
  )
  const expected = 2 * alphabets.length
  if (fonts.length !== expected)
    throw new Error(`Not ${expected} fonts: ${fonts.join(', ') || 'none'}.`)
  const code = names.filter((name) => /\.(js|css)$/.test(name) && !NEEDS_SERVER.test(name))
  const assets = [...code, ...fonts].sort()
  if (assets.length > MAX_SHELL_ASSETS)
    throw new Error(
      `${assets.length} files are stored ahead, at most ${MAX_SHELL_ASSETS} may be: raise the limit in domain/site/offline/caches.ts.`,
    )
  return assets
}
