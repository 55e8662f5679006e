import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readBody } from '#server/homes/upload/receiving/read-body.ts'
import { listen } from '#server/platform/http/listener/listen.ts'
import { receiveFiles } from './receive-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const PACE = { minBytes: 1, windowMs: 60_000, maxMs: 60_000 }
const ADDRESS = 'http://localhost/'

const createForm = (files: readonly string[]) => {
  const form = new FormData()
  for (const file of files) form.append('pictures', new Blob([file]), 'a.jpg')
  return new Request(ADDRESS, { method: 'POST', body: form })
}

/** What is stored of a request. */
async function receive(request: Request, pace = PACE) {
  const taken: string[] = []
  let wait = 30
  const take = async (file: string, isCut: boolean) => {
    wait -= 5
    await sleep(wait)
    taken.push((await readFile(file, 'utf8')) + (isCut ? '…' : ''))
  }
  const limits = { folder, maxFiles: 5, maxFileBytes: 5 }
  const read = (body: ReadableStream<Uint8Array>) => readBody(body, pace)
  const end = await receiveFiles(request, { ...limits, read, take }).catch(() => 'cut off')
  expect(readdirSync(folder)).toEqual([])
  return { taken, end }
}

it('takes files one at a time, in the order of the form', async () => {
  const sent = ['one', 'two', 'three hundred', '', 'five', 'six']
  const { taken, end } = await receive(createForm(sent))
  expect([taken, end]).toEqual([['one', 'two', 'three…', '', 'five'], true])
})

it('ignores a file field in which nothing was chosen', async () => {
  const form = new FormData()
  form.append('pictures', new Blob([]), '')
  const { taken, end } = await receive(new Request(ADDRESS, { method: 'POST', body: form }))
  expect([taken, end]).toEqual([[], false])
})

/** A form whose rest never arrives, or one byte at a time. */
async function createSlow(everyMs: number | null) {
  const whole = createForm(['one', 'two'])
  const bytes = await whole.clone().bytes()
  const first = bytes.length - 50
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, first)),
    async pull(controller) {
      await sleep(everyMs ?? 2 ** 30, undefined, { ref: false })
      controller.enqueue(bytes.subarray(first, first + 1))
    },
    cancel: () => {
      isCancelled = true
    },
  })
  const init = { method: 'POST', headers: whole.headers, body, duplex: 'half' as const }
  return { request: new Request(ADDRESS, init), isCancelled: () => isCancelled }
}

it.each([
  ['of which nothing more comes', null, { minBytes: 1, windowMs: 200, maxMs: 60_000 }],
  ['that comes by single bytes', 20, { minBytes: 2_000, windowMs: 500, maxMs: 60_000 }],
  ['that takes too long in all', 20, { minBytes: 1, windowMs: 500, maxMs: 1_000 }],
])('gives up a form %s, but keeps complete files', async (_name, everyMs, pace) => {
  const { request, isCancelled } = await createSlow(everyMs)
  expect(await receive(request, pace)).toEqual({ taken: ['one'], end: 'cut off' })
  expect(isCancelled()).toBe(false)
})

it('responds to a form that it gives up before it closes the connection', async () => {
  const pace = { minBytes: 1, windowMs: 100, maxMs: 60_000 }
  const host = '127.0.0.1'
  const server = await listen(async (request) => Response.json(await receive(request, pace)), {
    port: 0,
    host,
  })
  onTestFinished(server.stop)
  const whole = createForm(['one', 'two'])
  const bytes = await whole.bytes()
  const head = ['POST / HTTP/1.1', 'Host: localhost', `Content-Length: ${bytes.length}`]
  const type = `Content-Type: ${whole.headers.get('content-type')}`
  const socket = connect(Number(new URL(server.url).port), host)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.write(`${[...head, type].join('\r\n')}\r\n\r\n`)
  socket.write(bytes.subarray(0, bytes.length - 50))
  await once(socket, 'close')
  expect(answer).toContain('200 OK')
  expect(answer).toContain('{"taken":["one"],"end":"cut off"}')
})
