/** An identity service that the contract is tested on. */
export interface IdentityTarget {
  readonly kind: 'ours' | 'google'
  readonly url: string
  readonly projectId: string
  /** The code of the newest link that was mailed to an address. */
  readonly mailedCode: (email: string) => Promise<string>
  readonly disable: (uid: string) => Promise<void>
  readonly stop: () => Promise<void>
}
