/** The number of the last message; 0 if there are none. */
export const getLastSeq = (messages: readonly { readonly seq: number }[]): number =>
  messages.at(-1)?.seq ?? 0
