/** The service that paints the map, square by square (docs/product.md, "Map tiles"). */
export interface TileSource {
  /** Address of a square, with `{z}`, `{x}`, `{y}` and perhaps `{s}` and `{r}` to be filled in. */
  readonly url: string
  /** Who made the map, as HTML. */
  readonly attribution: string
}

/** A host of letters, perhaps after `{s}.`, and a path with no other braces than those. */
const TILE_URL = /^(https?:\/\/)(\{s\}\.)?([a-z0-9.-]+(?::\d{1,5})?)\/(?:[^\s{}]|\{[szxyr]\})*$/i

/**
 * The origin of tiles for a content security policy, `https://*.tiles.example` where the host
 * varies by `{s}`; `null` for what is no address of tiles.
 */
export function tileOrigin(url: string): string | null {
  const match = TILE_URL.exec(url)
  if (match === null || ['{z}', '{x}', '{y}'].some((part) => !url.includes(part))) return null
  const [, scheme = '', varying, host = ''] = match
  return `${scheme}${varying === undefined ? '' : '*.'}${host}`
}
