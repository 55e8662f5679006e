import { findHeader, readHeaders } from './mail-headers.ts'

const CHARSET = /;\s*charset(?:\*0?\*?)?\s*=\s*"?(?:[\w-]*'[\w-]*')?([^\s";]+)/i
const BOUNDARY_START = '\n--'

/** Whether part of the mail is in an unknown charset, so that letters would be read as others. */
export function hasUnknownCharset(raw: Buffer): boolean {
  for (let at = 0; at !== -1; ) {
    const type = findHeader(readHeaders(raw.subarray(at)), 'content-type') ?? ''
    const [, charset] = CHARSET.exec(type) ?? []
    if (/^text\//i.test(type) && charset !== undefined && !isKnown(charset)) return true
    const boundary = raw.indexOf(BOUNDARY_START, at)
    const lineEnd = boundary === -1 ? -1 : raw.indexOf('\n', boundary + 1)
    at = lineEnd === -1 ? -1 : lineEnd + 1
  }
  return false
}

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== ''
  } catch {
    return false
  }
}
