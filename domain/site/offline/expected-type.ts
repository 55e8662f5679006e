import type { RequestKind } from './request-kind.ts'

/** Types of files in `/assets/` and at the root, by extension. */
const ASSET_TYPES: readonly (readonly [extension: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.woff2$/, /^font\//],
  [/\.(svg|png|jpe?g|avif|webp|ico)$/, /^image\//],
]

/**
 * Whether a response can be what was requested. A captive portal or a broken proxy answers every request with status
 * 200 and a page of its own; if that were stored, it would be shown for weeks.
 *
 * @param contentType the header
 */
export function hasExpectedType(
  kind: RequestKind,
  pathname: string,
  contentType: string | null,
): boolean {
  const type = contentType ?? ''
  if (kind === 'page') return type.startsWith('text/html')
  if (kind === 'data') return type.startsWith('text/x-script')
  if (kind === 'picture') return type.startsWith('image/')
  return ASSET_TYPES.some(
    ([extension, expected]) => extension.test(pathname) && expected.test(type),
  )
}

interface FileResponse {
  readonly status: number
  readonly redirected: boolean
  readonly headers: { readonly get: (name: string) => string | null }
}

/** Whether a script, style, font or picture of this site may be stored. */
export function isStorableFile(
  kind: 'asset' | 'picture',
  pathname: string,
  { status, redirected, headers }: FileResponse,
): boolean {
  if (status !== 200 || redirected || headers.get('Content-Length') === '0') return false
  if (/\b(no-store|private)\b/.test(headers.get('Cache-Control') ?? '')) return false
  return hasExpectedType(kind, pathname, headers.get('Content-Type'))
}
