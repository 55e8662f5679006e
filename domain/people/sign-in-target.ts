import { PATHS } from '#domain/platform/paths.ts'

/**
 * The only pages, with those below them, that the sign-in page may lead to, because a link to it may come from anybody.
 */
const TARGETS = [PATHS.myListings, PATHS.messages, PATHS.moderation]

/**
 * @param hash the fragment of the sign-in page's URL
 * @returns the path that `signInPath` was given; `null` for any other text
 */
export function parseSignInTarget(hash: string): string | null {
  const [start, path = ''] = hash.split('next=')
  const isTarget = TARGETS.some((target) => `${path}/`.startsWith(`${target}/`))
  return start === '#' && isTarget ? path : null
}
