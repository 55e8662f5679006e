/**
 * The message at which a conversation opens: the first unread one, or else the last one.
 *
 * @param unread how many messages of the counterpart are unread
 * @returns its number; undefined without messages
 */
export function findOpeningMessage(
  messages: readonly { readonly seq: number; readonly isOwn: boolean }[],
  unread: number,
): number | undefined {
  const ofOther = messages.filter(({ isOwn }) => !isOwn)
  const firstUnread = unread > 0 ? (ofOther.at(-unread) ?? ofOther[0]) : undefined
  return (firstUnread ?? messages.at(-1))?.seq
}
