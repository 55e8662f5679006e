/** A tile server (docs/product/operations.md, "Map tiles"). */
export interface TileSource {
  /** A URL template with `{z}`, `{x}` and `{y}`, optionally `{s}` and `{r}`. */
  readonly url: string
  /** Copyright notice, as HTML. */
  readonly attribution: string
}

const TILE_URL = /^(https?:\/\/)(\{s\}\.)?([a-z0-9.-]+(?::\d{1,5})?)\/(?:[^\s{}]|\{[szxyr]\})*$/i

/**
 * The tile origin for a content security policy: `https://*.tiles.example` if the host contains
 * `{s}`. `null` if `url` is not a URL template of tiles.
 */
export function getTileOrigin(url: string): string | null {
  const match = TILE_URL.exec(url)
  if (match === null || ['{z}', '{x}', '{y}'].some((part) => !url.includes(part))) return null
  const [, scheme = '', varying, host = ''] = match
  return `${scheme}${varying === undefined ? '' : '*.'}${host}`
}
