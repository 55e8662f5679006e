import * as z from 'zod'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { findAccountByUid } from '#server/people/account/queries.ts'
import { issueTokens } from '#server/people/identity/issue-tokens.ts'
import type { ToolkitCall } from '#server/people/identity/service.ts'
import { ToolkitError } from '#server/people/identity/toolkit-error.ts'
import { rotateRefreshToken } from '#server/people/sign-in/commands.ts'

const schema = z.object({
  grant_type: z.optional(storableTextSchema),
  refresh_token: z.optional(storableTextSchema),
})

/** `token`: exchanges a refresh token for new tokens. */
export const refreshToken: ToolkitCall = async (service, body, { now }) => {
  const { grant_type, refresh_token } = schema.parse(body)
  if (grant_type !== 'refresh_token') throw new ToolkitError('INVALID_GRANT_TYPE')
  if (!refresh_token) throw new ToolkitError('MISSING_REFRESH_TOKEN')
  const rotated = await rotateRefreshToken(service.db, refresh_token, now)
  // The SDK signs out on this error, as it should: the token never becomes valid again.
  if (rotated === null) throw new ToolkitError('TOKEN_EXPIRED')
  const account = await findAccountByUid(service.db, rotated.signIn.uid)
  if (account === null) throw new ToolkitError('USER_NOT_FOUND')
  if (account.disabled) throw new ToolkitError('USER_DISABLED')
  const tokens = await issueTokens(service, service.db, account, rotated, now)
  return {
    access_token: tokens.idToken,
    id_token: tokens.idToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: service.projectId,
  }
}
