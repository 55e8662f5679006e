/** What the other has read, as far as both want it to be told. */
export interface ReadReceipt {
  /** Up to which message. */
  readonly seq: number
  /** When, in ISO 8601. */
  readonly readAt: string
}

/** The number of the last own message that the other has read; `null` where nothing is told. */
export const findReadMessage = (
  messages: readonly { readonly seq: number; readonly isOwn: boolean }[],
  receipt: ReadReceipt | null,
): number | null =>
  (receipt && messages.findLast(({ isOwn, seq }) => isOwn && seq <= receipt.seq)?.seq) ?? null
