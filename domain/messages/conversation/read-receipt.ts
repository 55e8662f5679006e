/** What the counterpart has read, if both share read receipts. */
export interface ReadReceipt {
  /** The number of the last read message. */
  readonly seq: number
  /** In ISO 8601. */
  readonly readAt: string
}

/** The number of the last own message that the counterpart has read; `null` without a receipt. */
export const findReadMessage = (
  messages: readonly { readonly seq: number; readonly isOwn: boolean }[],
  receipt: ReadReceipt | null,
): number | null =>
  (receipt && messages.findLast(({ isOwn, seq }) => isOwn && seq <= receipt.seq)?.seq) ?? null
