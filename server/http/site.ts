/** Where absolute addresses of an answer begin, and who may keep that answer. */
export interface Site {
  /** "https://homiq.example". */
  readonly origin: string
  /** Without a configured address the answer depends on the name that the site was asked by. */
  readonly keeping: 'public' | 'private'
}

/** The site of a request: as it is configured, else as it was asked for. */
export function siteOf(request: Request, configured: string): Site {
  return configured === ''
    ? { origin: new URL(request.url).origin, keeping: 'private' }
    : { origin: configured, keeping: 'public' }
}
