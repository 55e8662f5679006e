export interface OpenConnection {
  readonly id: string
  readonly remoteAddress: string
}

/**
 * Which connection to close for a new one: the oldest of the client with the most, so that silent
 * connections cannot keep mails out. Connections that are receiving a mail stay.
 *
 * @param open the oldest first
 * @returns `null` if all are receiving
 */
export function chooseEvicted<Connection extends OpenConnection>(
  open: readonly Connection[],
  isReceiving: (id: string) => boolean,
): Connection | null {
  const held = new Map<string, number>()
  for (const { remoteAddress } of open) held.set(remoteAddress, (held.get(remoteAddress) ?? 0) + 1)
  let chosen: Connection | null = null
  for (const connection of open) {
    const most = chosen === null ? 0 : (held.get(chosen.remoteAddress) ?? 0)
    const isOfMore = (held.get(connection.remoteAddress) ?? 0) > most
    if (isOfMore && !isReceiving(connection.id)) chosen = connection
  }
  return chosen
}
