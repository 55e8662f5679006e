import { SAVED_SEARCH_LIMITS } from './limits.ts'

/** With a host and perhaps a port, without a name or a password; the server decides where it connects. */
const POST_URL = /^https?:\/\/(?:[\p{L}\p{N}.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/**
 * Whether alerts can be posted to a URL.
 *
 * @param mayBePlain whether it may be without TLS
 */
export const isPostUrl = (text: string, mayBePlain = false): boolean =>
  text.length <= SAVED_SEARCH_LIMITS.urlLength &&
  POST_URL.test(text) &&
  (mayBePlain || /^https:/i.test(text))
