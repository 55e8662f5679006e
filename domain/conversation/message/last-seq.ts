/** The number of the last message; 0 without any. */
export const getLastSeq = (messages: readonly { readonly seq: number }[]): number =>
  messages.at(-1)?.seq ?? 0
