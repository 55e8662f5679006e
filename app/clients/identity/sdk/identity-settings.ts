import { PASSWORD_POLICIES, type PasswordPolicyName } from '#domain/people/password-policy.ts'
import { hasFields, isBoolean, isText, requireShape } from '#domain/platform/json/shape.ts'

interface EmbeddedSettings {
  readonly provider: 'embedded'
  readonly projectId: string
  readonly signOutEverywhere: boolean
  readonly passwordPolicy: PasswordPolicyName
}

export interface FirebaseSettings {
  readonly provider: 'firebase'
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly signOutEverywhere: boolean
}

export type IdentityClientSettings = EmbeddedSettings | FirebaseSettings

const isEmbedded = hasFields<EmbeddedSettings>({
  provider: (value) => value === 'embedded',
  projectId: isText,
  signOutEverywhere: isBoolean,
  passwordPolicy: (value): value is PasswordPolicyName =>
    PASSWORD_POLICIES.some((policy) => policy === value),
})

const isFirebase = hasFields<FirebaseSettings>({
  provider: (value) => value === 'firebase',
  apiKey: isText,
  authDomain: isText,
  projectId: isText,
  signOutEverywhere: isBoolean,
})

const isSettings = (value: unknown): value is IdentityClientSettings =>
  isEmbedded(value) || isFirebase(value)

/** @throws when the response is an error or contains no settings */
export async function parseIdentitySettings(response: Response): Promise<IdentityClientSettings> {
  if (!response.ok) throw new Error(`The identity settings failed with status ${response.status}.`)
  return requireShape(await response.json(), isSettings)
}
