/** An identity service that the contract is tested on. */
export interface IdentityTarget {
  readonly kind: 'ours' | 'google'
  readonly url: string
  readonly projectId: string
  /** The code of the newest link that was mailed to an address. */
  readonly getMailedCode: (email: string) => Promise<string>
  /** Puts the clock of the service forward; the emulator's cannot be. */
  readonly advanceClock: (hours: number) => void
  readonly disableAccount: (uid: string) => Promise<void>
  readonly stop: () => Promise<void>
}
