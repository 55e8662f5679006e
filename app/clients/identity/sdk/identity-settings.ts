import { PASSWORD_POLICIES, type PasswordPolicyName } from '#domain/people/password-policy.ts'
import {
  type Guarded,
  hasFields,
  isBoolean,
  isText,
  requireShape,
} from '#domain/platform/json/shape.ts'

const isEmbedded = hasFields({
  provider: (value): value is 'embedded' => value === 'embedded',
  projectId: isText,
  signOutEverywhere: isBoolean,
  passwordPolicy: (value): value is PasswordPolicyName =>
    PASSWORD_POLICIES.some((policy) => policy === value),
})

const isFirebase = hasFields({
  provider: (value): value is 'firebase' => value === 'firebase',
  apiKey: isText,
  authDomain: isText,
  projectId: isText,
  signOutEverywhere: isBoolean,
})

export type FirebaseSettings = Guarded<typeof isFirebase>
export type IdentityClientSettings = Guarded<typeof isEmbedded> | FirebaseSettings

const isSettings = (value: unknown): value is IdentityClientSettings =>
  isEmbedded(value) || isFirebase(value)

/** @throws when the response is an error or contains no settings */
export async function parseIdentitySettings(response: Response): Promise<IdentityClientSettings> {
  if (!response.ok) throw new Error(`The identity settings failed with status ${response.status}.`)
  return requireShape(await response.json(), isSettings)
}
