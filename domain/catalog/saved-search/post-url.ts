import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { SAVED_SEARCH_LIMITS } from './limits.ts'

/** With a host and perhaps a port, without a name or a password; the server decides where it connects. */
const POST_URL =
  /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::(\d{1,5}))?(?:[/?#]\S*)?$/iu
const MAX_PORT = 65_535

/**
 * Whether alerts can be posted to a URL.
 *
 * @param mayBePlain whether it may be without TLS
 */
export const isPostUrl = (text: string, mayBePlain = false): boolean =>
  text.length <= SAVED_SEARCH_LIMITS.urlLength &&
  isStorableText(text) &&
  Number((POST_URL.exec(text) ?? { 1: Number.NaN })[1] ?? 0) <= MAX_PORT &&
  (mayBePlain || /^https:/i.test(text))
