import { randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { portFile, socketPath } from './paths.ts'

type Fetch = (request: Request, env: object) => Response | Promise<Response>

/**
 * Accepts commands from processes that may read the data folder, that is, of the server's own user.
 * Replaces the socket of an earlier process, so a data folder must have one server.
 *
 * @returns a function that stops listening and drops running commands
 */
export async function listenForCommands(
  dataDir: string,
  fetch: Fetch,
): Promise<() => Promise<void>> {
  const remove = () => {
    for (const path of [socketPath(dataDir), portFile(dataDir)]) rmSync(path, { force: true })
  }
  remove()
  const server = await listenOnSocket(dataDir, fetch).catch(() =>
    listenOnPort(portFile(dataDir), fetch),
  )
  return async () => {
    remove()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }
}

async function listenOnSocket(dataDir: string, fetch: Fetch): Promise<Server> {
  // Until its mode is set, the socket is in a private folder, whose path is longer than the final
  // one.
  const folder = mkdtempSync(join(dataDir, '.control-'))
  try {
    const draft = join(folder, 's')
    const server = createServer(getRequestListener(fetch))
    await listenAsync(server, { path: draft })
    chmodSync(draft, 0o600)
    renameSync(draft, socketPath(dataDir))
    return server
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function listenOnPort(file: string, fetch: Fetch): Promise<Server> {
  const token = randomBytes(32).toString('base64url')
  const expected = Buffer.from(`Bearer ${token}`)
  const server = createServer(
    getRequestListener((request: Request, env) => {
      const given = Buffer.from(request.headers.get('Authorization') ?? '')
      const isKnown = given.length === expected.length && timingSafeEqual(given, expected)
      return isKnown ? fetch(request, env) : new Response(null, { status: 401 })
    }),
  )
  await listenAsync(server, { port: 0, host: '127.0.0.1' })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const draft = `${file}.draft`
  rmSync(draft, { force: true })
  writeFileSync(draft, JSON.stringify({ port, token }), { mode: 0o600 })
  renameSync(draft, file)
  return server
}

const listenAsync = (server: Server, address: { path: string } | { port: number; host: string }) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
