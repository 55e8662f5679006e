import { ENDPOINTS, PATHS } from '#domain/platform/paths.ts'

export const mySignInPath = (id: string): string =>
  `${ENDPOINTS.mySignIns}/${encodeURIComponent(id)}`

/**
 * The URL of a mailed link. The code is in the fragment, so that no server, proxy or log gets it.
 */
export const emailActionUrl = (origin: string, mode: string, code: string): string =>
  `${origin}${PATHS.emailAction}#mode=${mode}&oobCode=${code}`
