import { createContext, use } from 'react'
import { useRouteError } from 'react-router'

/** What a person may be told of an answer that the server could not give. */
export interface ServerFailure {
  /** 429, or 500 and above. */
  readonly status: number
  /** Names the request in the server's log; '' where nothing names it. */
  readonly requestId: string
  /** Seconds after which it is worth asking again; `null` where nobody knows. */
  readonly retryAfterS: number | null
}

/** The failure that a whole document is about, on the server and when the browser takes it over. */
export const DocumentFailure = createContext<ServerFailure | null>(null)

/** The name of the `meta` element by which a document tells its failure. */
export const FAILURE_META_NAME = 'server-failure'

/** The failure that the document in the browser is about. */
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
 * Fetches the data of a screen for the router. A failure of the server becomes an error that keeps
 * what the answer's headers say of it, which the router would lose.
 *
 * @throws {ServerFailureError}
 */
export async function fetchRouteData(request: Request): Promise<Response> {
  const response = await fetch(request)
  const { status, headers } = response
  if (request.method !== 'GET' || (status < 500 && status !== 429)) return response
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  throw new ServerFailureError({
    status,
    requestId: headers.get('X-Request-Id') ?? '',
    retryAfterS: Number.isFinite(seconds) ? seconds : null,
  })
}

/** The failure of the server that an error boundary stands for; `null` where the browser failed. */
export function useServerFailure(): ServerFailure | null {
  const error = useRouteError()
  const documentFailure = use(DocumentFailure)
  return error instanceof ServerFailureError ? error.failure : documentFailure
}
