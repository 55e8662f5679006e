import { errors, SignJWT } from 'jose'
import type { AccountProviderRow, AccountRow, SignInRow } from '#server/people/tables.ts'
import type { SigningKeys } from './signing-keys.ts'
import { createIdTokenVerifier, getIssuer, type VerifyIdToken } from './verify-id-token.ts'

/** The lifetime of an identity token; the same as Firebase's. */
export const ID_TOKEN_SECONDS = 3600

export interface TokenSubject {
  readonly account: AccountRow
  readonly providers: readonly AccountProviderRow[]
  readonly signIn: Pick<SignInRow, 'id' | 'provider' | 'authTime'>
}

export type IdTokens = ReturnType<typeof createIdTokens>

/** Issues and verifies this server's own identity tokens, in the format that the SDK expects. */
export function createIdTokens(projectId: string, keys: SigningKeys) {
  async function issue({ account, providers, signIn }: TokenSubject, now: Date): Promise<string> {
    const { kid, algorithm, privateKey } = await keys.getSigningKey(now)
    const seconds = Math.floor(now.getTime() / 1000)
    const identities: Record<string, string[]> = { email: [account.email] }
    for (const { provider, subject } of providers) identities[provider] = [subject]
    return new SignJWT({
      user_id: account.uid,
      email: account.email,
      email_verified: account.emailVerified,
      ...(account.displayName !== null && { name: account.displayName }),
      ...(account.photoUrl !== null && { picture: account.photoUrl }),
      auth_time: Math.floor(signIn.authTime.getTime() / 1000),
      sign_in_id: signIn.id,
      firebase: { identities, sign_in_provider: signIn.provider },
    })
      .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
      .setIssuer(getIssuer(projectId))
      .setAudience(projectId)
      .setSubject(account.uid)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + ID_TOKEN_SECONDS)
      .sign(privateKey)
  }

  const verify: VerifyIdToken = (token, now) =>
    createIdTokenVerifier(
      projectId,
      async ({ kid }) => {
        const key = await keys.getVerificationKey(kid, now)
        if (key === null) throw new errors.JWKSNoMatchingKey()
        return key
      },
      ['ES256', 'RS256'],
    )(token, now)

  return { issue, verify }
}
