import { createServer, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Connection } from '#server/http/client-ip.ts'
import type { Fetch } from '#server/http/fetch.ts'
import { SECURITY_HEADERS } from '#server/http/security-headers.ts'
import { cutUnreadBody } from './cut-unread-body.ts'
import { limitPipelining } from './limit-pipelining.ts'

/** Room for an address of ten thousand characters, so that even nonsense gets a page. */
const MAX_HEADER_BYTES = 16 * 1024

/** How long a request may take to arrive, in milliseconds: its headers, and all of it. */
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000

/**
 * A connection is cut on which nothing has moved for so long, in milliseconds, though an answer is
 * under way: a slow phone takes a few bytes each second, who takes none only holds memory.
 */
const SILENCE_MS = 30_000

/** How often it is looked for requests that take longer, in milliseconds. */
const LOOK_EVERY_MS = 2_000

/**
 * How long an idle connection stays open, in milliseconds: longer than balancers keep theirs (60 s
 * as a rule), or they would send requests into one that has just been closed.
 */
export const KEEP_ALIVE_MS = 75_000

/** More connections than any machine of this size can serve; what is more is closed at once. */
const MAX_CONNECTIONS = 10_000

/** How long running requests may finish when the server stops, in milliseconds. */
const GRACE_MS = 5_000

/** How often a stopping server looks for connections that have become idle, in milliseconds. */
const SWEEP_MS = 20

/** A server that listens. */
export interface Listening {
  /** The address to open in a browser. */
  readonly url: string
  readonly stop: () => Promise<void>
}

export interface ListenOptions {
  readonly port: number
  readonly host?: string | undefined
  /** How long headers may take to arrive, in milliseconds. */
  readonly headersTimeout?: number
  /** How long nothing may move while an answer is under way, in milliseconds. */
  readonly silenceTimeout?: number
}

/**
 * Serves `fetch` on a port; port 0 takes any free one.
 *
 * @throws {Error} one sentence that says what to do, when the port or the host cannot be had
 */
export async function listen(
  fetch: Fetch,
  { port, host, headersTimeout = HEADERS_MS, silenceTimeout = SILENCE_MS }: ListenOptions,
): Promise<Listening> {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    limitPipelining(
      cutUnreadBody(
        getRequestListener((request, connection) => fetch(request, connection as Connection), {
          errorHandler: refuse,
        }),
      ),
    ),
  )
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(silenceTimeout)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const open = typeof address === 'object' && address !== null ? address.port : port
  return { url: `http://${inUrl(host)}:${open}`, stop: () => stop(server) }
}

/** Answers what is no request that anything could be asked by, and what `fetch` has let through. */
function refuse(error: unknown): Response {
  const status = error instanceof RequestError ? 400 : 500
  return new Response(null, { status, headers: SECURITY_HEADERS })
}

const inUrl = (host = 'localhost') => (host.includes(':') ? `[${host}]` : host)

function refusal(error: NodeJS.ErrnoException, port: number, host = ''): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Stop what uses it, or choose another with PORT.`)
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} is not open to this user. Choose one above 1023 with PORT.`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') {
    return new Error(`This machine has no address "${host}". Name one of its own with HOST.`)
  }
  return error
}

/** Ends what is idle at once, and every other connection as soon as its request is answered. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}
