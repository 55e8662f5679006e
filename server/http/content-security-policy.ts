/** Origins outside of this site that its pages may use. */
export interface OutsideHosts {
  readonly connect: readonly string[]
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly img: readonly string[]
}

export const NO_HOSTS: OutsideHosts = { connect: [], script: [], frame: [], img: [] }

/**
 * The policy of a document: scripts come from this site, or stand in the document itself and are
 * named by their hash, as `'sha256-…'`.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  hosts: OutsideHosts = NO_HOSTS,
): string {
  return [
    // Prefetching falls under this one; all that is not named below stays on this site.
    "default-src 'self'",
    "object-src 'none'",
    ['script-src', "'self'", ...scriptHashes, ...hosts.script].join(' '),
    "style-src 'self'",
    // Pictures of homes that came by a feed lie with those who offer them, wherever that is.
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...hosts.img].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...hosts.connect].join(' '),
    ...(hosts.frame.length > 0 ? [`frame-src ${hosts.frame.join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
