import { createSecretCookie } from '#server/platform/http/request/secret-cookie.ts'
import { ATTEMPT_TTL_SECONDS } from './commands.ts'
import { OAUTH_PATH } from './popup/popup-page.ts'

/**
 * Binds the callback to the browser that started the attempt, so that an authorization code cannot
 * be stolen or injected. Lax, because the callback is a navigation from another site, for which browsers withhold
 * Strict cookies.
 */
export const browserCookie = createSecretCookie('oauth', ATTEMPT_TTL_SECONDS, OAUTH_PATH)
