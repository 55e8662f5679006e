import * as z from 'zod/mini'
import { PASSWORD_POLICIES } from '#domain/account/password-policy.ts'

const schema = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('embedded'),
    projectId: z.string(),
    signOutEverywhere: z.boolean(),
    passwordPolicy: z.enum(PASSWORD_POLICIES),
  }),
  z.object({
    provider: z.literal('firebase'),
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    signOutEverywhere: z.boolean(),
  }),
])

/** Which identity service this site has: its own one, or a project of Firebase. */
export type IdentitySettings = z.infer<typeof schema>

/**
 * The settings of the identity service in the server's answer.
 *
 * @throws when the answer is a refusal, or holds no settings
 */
export async function readSettings(answer: Response): Promise<IdentitySettings> {
  if (!answer.ok) throw new Error(`The settings of sign-in were answered with ${answer.status}.`)
  return schema.parse(await answer.json())
}
