import * as z from 'zod'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { listProviders } from '#server/people/account/queries.ts'
import { authenticateBearer } from '#server/people/identity/bearer.ts'
import type { ToolkitCall } from '#server/people/identity/service.ts'
import type { AccountProviderRow, AccountRow } from '#server/people/tables.ts'

const schema = z.object({ idToken: storableTextSchema })

/** `accounts:lookup`: returns the bearer's account. */
export const lookup: ToolkitCall = async (service, body, { now }) => {
  const { account } = await authenticateBearer(service, schema.parse(body).idToken, now)
  return { users: [formatUserInfo(account, await listProviders(service.db, account.uid))] }
}

/** Formats an account as the SDK expects it. Times are in milliseconds, as text. */
function formatUserInfo(account: AccountRow, providers: readonly AccountProviderRow[]): object {
  const named = ({ displayName, photoUrl }: Pick<AccountRow, 'displayName' | 'photoUrl'>) => ({
    ...(displayName !== null && { displayName }),
    ...(photoUrl !== null && { photoUrl }),
  })
  const hasPassword = account.passwordHash !== null
  return {
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    ...named(account),
    // A placeholder: the SDK only checks that there is one.
    ...(hasPassword && { passwordHash: 'UkVEQUNURUQ=' }),
    providerUserInfo: [
      ...(hasPassword
        ? [
            {
              providerId: 'password',
              federatedId: account.email,
              email: account.email,
              rawId: account.email,
            },
          ]
        : []),
      ...providers.map((row) => ({
        providerId: row.provider,
        federatedId: row.subject,
        rawId: row.subject,
        email: row.email,
        ...named(row),
      })),
    ],
    createdAt: String(account.createdAt.getTime()),
    lastLoginAt: String(account.lastSignInAt.getTime()),
    lastRefreshAt: account.lastSignInAt.toISOString(),
  }
}
