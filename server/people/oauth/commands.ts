import { and, eq } from 'drizzle-orm'
import type { ProviderId } from '#server/people/account/federated-profile.ts'
import { type OAuthAttemptRow, oauthAttempts } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import type { AttemptSecrets } from './provider/provider.ts'

/** The time a visitor has to sign in at the provider. */
export const ATTEMPT_TTL_SECONDS = 600

export interface NewAttempt extends AttemptSecrets {
  readonly provider: ProviderId
  /** A UUID by which the page that opened the popup recognizes the result. */
  readonly attempt: string
  /** The secret in the browser's cookie. */
  readonly browser: string
}

export async function saveAttempt(
  db: Queryable,
  { provider, attempt, state, browser, codeVerifier, nonce }: NewAttempt,
  now: Date,
): Promise<void> {
  await db.insert(oauthAttempts).values({
    stateHash: hashSecret(state),
    browserHash: hashSecret(browser),
    provider,
    attempt,
    codeVerifier,
    nonce,
    expiresAt: new Date(now.getTime() + ATTEMPT_TTL_SECONDS * 1000),
  })
}

/**
 * Deletes and returns an attempt, so that a callback cannot be replayed.
 *
 * @returns `null` when this browser has no such attempt at this provider, or it was used
 */
export async function consumeAttempt(
  db: Queryable,
  match: { readonly provider: ProviderId; readonly state: string; readonly browser: string },
): Promise<OAuthAttemptRow | null> {
  const [row] = await db
    .delete(oauthAttempts)
    .where(
      and(
        eq(oauthAttempts.stateHash, hashSecret(match.state)),
        eq(oauthAttempts.browserHash, hashSecret(match.browser)),
        eq(oauthAttempts.provider, match.provider),
      ),
    )
    .returning()
  return row ?? null
}
