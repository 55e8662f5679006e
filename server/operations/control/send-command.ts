import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { portFile, portSchema, socketPath } from './paths.ts'

/** No server is running, or the path cannot be a socket. */
const NOT_LISTENING_CODES = [
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTSOCK',
  'EINVAL',
  'ENAMETOOLONG',
]

/** @returns the response, whose body is not read yet; `null` when no server is running */
export async function sendCommand(
  dataDir: string,
  path: string,
  body: unknown = {},
): Promise<IncomingMessage | null> {
  const connection = getConnectionOptions(dataDir)
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        ...connection,
        agent: false,
        method: 'POST',
        path,
        headers: { ...connection.headers, 'Content-Type': 'application/json' },
      },
      resolve,
    )
    outgoing.once('error', (error: NodeJS.ErrnoException) =>
      NOT_LISTENING_CODES.includes(error.code ?? '') ? resolve(null) : reject(error),
    )
    outgoing.end(text)
  })
}

function getConnectionOptions(dataDir: string): RequestOptions {
  const hasPortFile = existsSync(portFile(dataDir))
  // The name is only for the Host header.
  if (!hasPortFile) return { socketPath: socketPath(dataDir), host: 'localhost' }
  const { port, token } = portSchema.parse(JSON.parse(readFileSync(portFile(dataDir), 'utf8')))
  return { host: '127.0.0.1', port, headers: { Authorization: `Bearer ${token}` } }
}
