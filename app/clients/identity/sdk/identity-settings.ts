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

/** Of the embedded identity service, or of a Firebase project. */
export type IdentityClientSettings = z.infer<typeof schema>

/** @throws when the response is an error, or holds no settings */
export async function parseIdentitySettings(response: Response): Promise<IdentityClientSettings> {
  if (!response.ok) throw new Error(`The identity settings failed with status ${response.status}.`)
  return schema.parse(await response.json())
}
