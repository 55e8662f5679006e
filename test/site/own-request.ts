/** The request of a row in a table of permissions. */
export interface OwnRequest {
  /** The method: GET by default, or POST if something is sent. */
  readonly method?: 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: object
}

/** @param row with what is posted as a form, if anything */
export const getMethod = ({
  method,
  json,
  form,
}: OwnRequest & { readonly form?: unknown }): string =>
  method ?? (form === undefined && json === undefined ? 'GET' : 'POST')

/** Makes the request of a row without a form. */
export function toRequest(row: OwnRequest, cookie: string): RequestInit {
  const { json, headers } = row
  const type: Record<string, string> =
    json === undefined ? {} : { 'Content-Type': 'application/json' }
  return {
    method: getMethod(row),
    headers: { Cookie: cookie, ...type, ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  }
}
