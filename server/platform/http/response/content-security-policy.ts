/** Other origins that pages may load from, by directive. */
export interface ExternalOrigins {
  readonly connect: readonly string[]
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly img: readonly string[]
}

export const NO_EXTERNAL_ORIGINS: ExternalOrigins = { connect: [], script: [], frame: [], img: [] }

/** Hashes of inline code, as `'sha256-…'`. */
interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Scripts and styles come from this site or are inline and listed by hash. */
export function contentSecurityPolicy(
  inline: InlineHashes,
  external: ExternalOrigins = NO_EXTERNAL_ORIGINS,
): string {
  return [
    // This also covers prefetching, and everything not listed below.
    "default-src 'self'",
    "object-src 'none'",
    ['script-src', "'self'", ...inline.scripts, ...external.script].join(' '),
    ['style-src', "'self'", ...inline.styles].join(' '),
    // Photos of listings imported from a feed are hosted by the feed's publisher, anywhere.
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...external.img].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...external.connect].join(' '),
    ...(external.frame.length > 0 ? [`frame-src ${external.frame.join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
