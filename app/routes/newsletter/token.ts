/** The token of a mailed link; empty where its address has none. */
export const tokenOf = ({ url }: Request): string => new URL(url).searchParams.get('token') ?? ''
