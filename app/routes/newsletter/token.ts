import { isStorableText } from '#domain/text/storable-text.ts'

/** The token of a mailed link; empty where its address has none, or one that none of ours can be. */
export function tokenOf({ url }: Request): string {
  const token = new URL(url).searchParams.get('token') ?? ''
  return isStorableText(token) ? token : ''
}
