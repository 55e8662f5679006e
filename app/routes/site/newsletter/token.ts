import { isStorableText } from '#domain/platform/text/storable-text.ts'

/** The token of a mailed link; '' if the URL has none, or one that the database cannot store. */
export function getToken({ url }: Request): string {
  const token = new URL(url).searchParams.get('token') ?? ''
  return isStorableText(token) ? token : ''
}
