import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** On the clock of `performance.now()`. */
  readonly at: number
}

/** A server for webhooks, and a push service. It answers with `statuses` in turn, then with 201, `delayMs` later. */
export async function startReceiver(statuses: number[] = [], delayMs = 0) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks),
      at: performance.now(),
    })
    await setTimeout(delayMs)
    response.writeHead(statuses.shift() ?? 201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** What a browser keeps of its subscription. */
export interface BrowserKeys {
  readonly ecdh: ECDH
  readonly p256dh: string
  readonly auth: string
}

export function createBrowserKeys(): BrowserKeys {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys('base64url')
  return { ecdh, p256dh, auth: randomBytes(16).toString('base64url') }
}

/** HKDF with one block of output. */
function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(secret).digest()
  return createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length)
}

/** Decrypts as a browser does (RFC 8291, and RFC 8188 for the header of the body). */
export function decryptPush(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`)
  const shared = derive(
    Buffer.from(auth, 'base64url'),
    ecdh.computeSecret(sender),
    Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]),
    32,
  )
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(salt, shared, info('aes128gcm'), 16),
    derive(salt, shared, info('nonce'), 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
