export interface OpenConnection {
  readonly id: string
  readonly remoteAddress: string
}

/**
 * Who makes room for another connection: the oldest one of whoever holds most, so that connections on which nothing
 * comes keep no mail out. One that brings a mail stays.
 *
 * @param open the oldest first
 * @returns `null` where all bring one
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
