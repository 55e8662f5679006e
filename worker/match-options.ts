/** Stored responses are the same for everyone, whatever the request headers. */
export const MATCH_OPTIONS = { ignoreVary: true } as const
