import { createContext, use } from 'react'
import { useRouteError } from 'react-router'

/** A failed response as the error screen shows it. */
export interface ServerFailure {
  /** 429, or 500 and above. */
  readonly status: number
  /** The request id, as in the server's log; '' if unknown. */
  readonly requestId: string
  /** `null` if unknown. */
  readonly retryAfterS: number | null
}

/** The failure that the document shows, on the server and during hydration. */
export const DocumentFailureContext = createContext<ServerFailure | null>(null)

/** The `meta` element that passes the failure from the server to hydration. */
export const FAILURE_META_NAME = 'server-failure'

export function readDocumentFailure(): ServerFailure | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FAILURE_META_NAME}"]`)
  return meta === null ? null : JSON.parse(meta.content)
}

class ServerFailureError extends Error {
  readonly failure: ServerFailure

  constructor(failure: ServerFailure) {
    super(`The server answered with status ${failure.status}.`)
    this.failure = failure
  }
}

/**
 * Fetches route data for React Router, which would lose the headers of a failed response.
 *
 * @throws {ServerFailureError}
 */
export async function fetchRouteData(
  request: Request,
  fetchResponse: () => Promise<Response>,
): Promise<Response> {
  const response = await fetchResponse()
  const { status, headers } = response
  if (request.method !== 'GET' || (status < 500 && status !== 429)) return response
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  throw new ServerFailureError({
    status,
    requestId: headers.get('X-Request-Id') ?? '',
    retryAfterS: Number.isFinite(seconds) ? seconds : null,
  })
}

/** For error boundaries; `null` if the error is not from the server. */
export function useServerFailure(): ServerFailure | null {
  const error = useRouteError()
  const documentFailure = use(DocumentFailureContext)
  return error instanceof ServerFailureError ? error.failure : documentFailure
}
