/** An identity service that the contract tests run against. */
export interface IdentityTarget {
  readonly kind: 'ours' | 'google'
  readonly url: string
  readonly projectId: string
  /** The action code of the newest mailed link. */
  readonly getMailedCode: (email: string) => Promise<string>
  /** @throws for the emulator, whose clock cannot be set */
  readonly advanceClock: (hours: number) => void
  readonly disableAccount: (uid: string) => Promise<void>
  readonly stop: () => Promise<void>
}
