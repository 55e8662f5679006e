import { createServer, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Connection, Fetch } from '#server/platform/http/request/client-ip.ts'
import { SECURITY_HEADERS } from '#server/platform/http/response/security-headers.ts'
import { cutUnreadBody } from './cut-unread-body.ts'
import { limitBodyTime } from './limit-body-time.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { toListenError } from './listen-error.ts'

/** Fits a URL of ten thousand characters, so that even nonsense gets a page. */
const MAX_HEADER_BYTES = 16 * 1024

/** How long the headers and the body of a request may take to arrive, see also `allowSlowBody`. */
const HEADERS_TIMEOUT_MS = 10_000
const BODY_TIMEOUT_MS = 30_000

/**
 * A connection on which nothing moves for this long is closed, even in the middle of a response: a
 * slow phone takes a few bytes each second; a client that takes none only holds memory.
 */
const SOCKET_TIMEOUT_MS = 30_000

/** How often the timeouts are checked. */
const CONNECTIONS_CHECK_MS = 2_000

/**
 * How long an idle connection stays open: longer than load balancers keep theirs (usually 60 s), or
 * they would send requests into one that was just closed.
 */
export const KEEP_ALIVE_MS = 75_000

/** More than a machine of this size can serve; excess connections are closed at once. */
const MAX_CONNECTIONS = 10_000

/** How long running requests may take to finish when the server stops. */
const SHUTDOWN_GRACE_MS = 5_000

/** How often a stopping server closes connections that have become idle. */
const SWEEP_MS = 20

export interface ListenOptions {
  readonly port: number
  readonly host?: string | undefined
  /** In milliseconds. */
  readonly headersTimeout?: number
  /** In milliseconds. */
  readonly bodyTimeout?: number
  /** In milliseconds. */
  readonly socketTimeout?: number
}

/**
 * Serves `fetch` on a port; port 0 takes any free one. Its `url` is the one to open in a browser.
 *
 * @throws {Error} one sentence that says what to do, when the port or the host cannot be had
 */
export async function listen(
  fetch: Fetch,
  {
    port,
    host,
    headersTimeout = HEADERS_TIMEOUT_MS,
    bodyTimeout = BODY_TIMEOUT_MS,
    socketTimeout = SOCKET_TIMEOUT_MS,
  }: ListenOptions,
) {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout,
      // Would be the same for all requests.
      requestTimeout: 0,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    limitPipelining(
      cutUnreadBody(
        limitBodyTime(
          getRequestListener((request, connection) => fetch(request, connection as Connection), {
            errorHandler: handleError,
          }),
          bodyTimeout,
        ),
      ),
    ),
  )
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(socketTimeout)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toListenError(error, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const boundPort = typeof address === 'object' && address !== null ? address.port : port
  return { url: `http://${formatHost(host)}:${boundPort}`, stop: () => stop(server) }
}

/** Handles malformed requests, and errors that `fetch` did not handle. */
function handleError(error: unknown): Response {
  const status = error instanceof RequestError ? 400 : 500
  return new Response(null, { status, headers: SECURITY_HEADERS })
}

const formatHost = (host = 'localhost') => (host.includes(':') ? `[${host}]` : host)

/** Closes idle connections at once, and the others as soon as their response is sent. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS)
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}
