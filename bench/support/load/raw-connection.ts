import { connect, type Socket } from 'node:net'

/** A connection that parses only as much of a response as it needs to find its end. */
export interface RawConnection {
  /** Resolves to the status of the response, or 0 when the connection was closed. */
  readonly send: (bytes: Buffer | string) => Promise<number>
  readonly close: () => void
}

/** The index after the first response; `null` while it is incomplete. */
function findResponseEnd(text: string, isHead: boolean): number | null {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = text.slice(0, headEnd)
  const status = Number(head.slice(9, 12))
  if (isHead || status === 204 || status === 304) return headEnd + 4
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) {
    const end = headEnd + 4 + Number(length)
    return text.length >= end ? end : null
  }
  const end = text.indexOf('0\r\n\r\n', headEnd + 4)
  return end < 0 ? null : end + 5
}

/** A closed connection is opened again for the next request. */
export function openRawConnection(url: string): RawConnection {
  const { hostname, port } = new URL(url)
  let socket: Socket | null = null
  let text = ''
  let answered: ((status: number) => void) | null = null

  function finish(status: number): void {
    const resolve = answered
    answered = null
    resolve?.(status)
  }

  function open(): Socket {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true })
    opened.setEncoding('latin1')
    opened.on('data', (more: string) => {
      text += more
      const end = findResponseEnd(text, false)
      if (end === null) return
      const status = Number(text.slice(9, 12))
      text = text.slice(end)
      finish(status)
    })
    opened.on('error', () => {})
    opened.on('close', () => {
      if (socket === opened) socket = null
      // A response that closes the connection may have no length.
      finish(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0))
    })
    return opened
  }

  return {
    send(bytes) {
      text = ''
      socket ??= open()
      const { promise, resolve } = Promise.withResolvers<number>()
      answered = resolve
      socket.write(bytes)
      return promise
    },
    close: () => socket?.resetAndDestroy(),
  }
}
