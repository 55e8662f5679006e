import type { Auth, User } from '@firebase/auth'
import type { Provider } from '#app/clients/identity/contract/identity.ts'

/** Sign-in with Google or GitHub. Both methods open the provider's window before awaiting anything. */
export interface Federation {
  readonly signIn: (auth: Auth, provider: Provider) => Promise<unknown>
  readonly reauthenticate: (user: User, provider: Provider) => Promise<unknown>
}
