import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { listen } from '#server/platform/http/listener/listen.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { createDiskSpace } from '#server/platform/picture/disk-space.ts'
import { createFormReceiver } from './receive-form.ts'

type RunningServer = Awaited<ReturnType<typeof listen>>

const HOST = '127.0.0.1'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'homiq-test-')), 'uploads')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

/** A site that answers with the problems of a form, whose sender and IP are a header. */
async function serve(minFreeBytes = 0): Promise<RunningServer> {
  const receive = createFormReceiver({ folder, diskSpace: createDiskSpace(tmpdir(), minFreeBytes) })
  const app = new Hono()
  app.onError(createErrorHandler('A form could not be received.'))
  app.post('/', async (c) => {
    const ip = c.req.header('Sender') ?? ''
    const sender = { uid: ip, ip, isConfirmed: true }
    return c.json(await receive(c, { sender, maxFiles: 2, add: async () => null }))
  })
  const server = await listen(app.fetch, { port: 0, host: HOST })
  onTestFinished(server.stop)
  return server
}

function createForm(): FormData {
  const form = new FormData()
  form.append('pictures', new Blob(['picture']), 'a.jpg')
  return form
}

const send = async (server: RunningServer, sender = 'one') => {
  const init = { method: 'POST', body: createForm(), headers: { Sender: sender } }
  return (await fetch(server.url, init)).json()
}

/**
 * Begins a form over a connection of its own.
 *
 * @returns all that was answered
 */
async function begin(server: RunningServer, headers: readonly string[], body: string | Uint8Array) {
  const socket: Socket = connect(Number(new URL(server.url).port), HOST)
  const said = { text: '' }
  socket.setEncoding('utf8').on('data', (text: string) => {
    said.text += text
  })
  socket.on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
  })
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${headers.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return said
}

it('takes no form once the disk has too little space, and stores nothing of it', async () => {
  expect(await send(await serve())).toEqual([])
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
  expect(await send(await serve(Number.MAX_SAFE_INTEGER))).toEqual(['no space'])
  expect(existsSync(folder)).toBe(false)
})

it('refuses unread a form that is longer than its files may be, or does not say how long', async () => {
  const server = await serve()
  const type = 'Content-Type: multipart/form-data; boundary=x'
  const most = 2 * PICTURE_LIMITS.fileBytes + 1_000_000
  for (const [length, status] of [
    [`Content-Length: ${most + 1}`, 413],
    ['Transfer-Encoding: chunked', 411],
  ] as const) {
    const said = await begin(server, [type, length, 'Sender: one'], '3\r\n--x\r\n')
    await vi.waitFor(() => expect(said.text).toContain(`HTTP/1.1 ${status} `))
  }
  expect(existsSync(folder)).toBe(false)
})

it('gives the place of the slowest client to a new one, once all places are taken', async () => {
  const server = await serve()
  const whole = new Request(server.url, { method: 'POST', body: createForm() })
  const type = `Content-Type: ${whole.headers.get('content-type')}`
  const begun = (await whole.bytes()).subarray(0, -9)
  const slow: Awaited<ReturnType<typeof begin>>[] = []
  for (let client = 1; client <= 8; client += 1) {
    const headers = [type, `Content-Length: ${begun.length + 1e6}`, `Sender: slow ${client}`]
    slow.push(await begin(server, headers, begun))
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(client))
  }
  expect(await send(server, 'new')).toEqual([])
  await vi.waitFor(() => expect(slow.filter(({ text }) => text !== '')).toHaveLength(1))
  expect(slow.map(({ text }) => text).join('')).toContain('["cut off"]')
})
