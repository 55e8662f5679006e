import { Agent, get, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { allowSlowBody } from './limit-body-time.ts'
import { listen } from './listen.ts'

type RunningServer = Awaited<ReturnType<typeof listen>>

const HOST = '127.0.0.1'

const running = new Set<RunningServer>()
afterEach(async () => {
  for (const server of running) await server.stop()
  running.clear()
})

async function serve(...args: Parameters<typeof listen>): Promise<RunningServer> {
  const server = await listen(...args)
  running.add(server)
  return server
}

const getPort = ({ url }: RunningServer) => Number(new URL(url).port)

describe('a server', () => {
  it('answers at the URL that it reports', async () => {
    const { url } = await serve(() => new Response('here'), { port: 0 })
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await (await fetch(url)).text()).toBe('here')
  })

  it('reports a valid URL for an IPv6 host', async () => {
    const { url } = await serve(() => new Response('here'), { port: 0, host: '::1' })
    expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/)
  })

  it('accepts URLs of thousands of characters, but not longer than any page needs', async () => {
    const { url } = await serve((asked) => new Response(String(asked.url.length)), { port: 0 })
    const status = async (length: number) => (await fetch(`${url}/?q=${'x'.repeat(length)}`)).status
    expect(await status(10_000)).toBe(200)
    expect(await status(15_000)).toBe(200)
    expect(await status(17_000)).toBe(431)
  })

  it('survives a handler that throws, and does not reveal the error', async () => {
    const { url } = await serve(
      (asked) => {
        if (asked.url.endsWith('/broken')) throw new Error('a secret')
        return new Response('here')
      },
      { port: 0 },
    )
    const broken = await fetch(`${url}/broken`)
    expect(broken.status).toBe(500)
    expect(await broken.text()).not.toContain('secret')
    expect((await fetch(url)).status).toBe(200)
  })
})

it('cuts a request whose second half never arrives', { timeout: 20_000 }, async () => {
  const server = await serve(() => new Response('x'), { port: 0, host: HOST, headersTimeout: 200 })
  const half = connect(getPort(server), HOST)
  let answer = ''
  half.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  half.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  await new Promise<void>((resolve) => half.once('close', () => resolve()))
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(await (await fetch(server.url)).text()).toBe('x')
})

it('cuts a body whose second half never arrives, unless its route allows it', async () => {
  const server = await serve(
    async (asked, connection) => {
      if (asked.url.endsWith('/slow') && connection?.incoming) allowSlowBody(connection.incoming)
      return new Response(`${asked.url.slice(-4)} ${await asked.text().catch(() => 'cut')}`)
    },
    // The pause of a second exceeds both limits; even a busy machine answers well before the second
    // of them.
    { port: 0, host: HOST, bodyTimeout: 100, socketTimeout: 800 },
  )
  const send = (path: string, enough: RegExp) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n`
    return overOneConnection(server, `${head}a`, enough, { text: 'b', afterMs: 1_000 })
  }
  const [cut, slow] = await Promise.all([send('/fast', /x^/), send('/slow', /slow ab$/)])
  expect(cut).toMatch(/^HTTP\/1.1 408 /)
  expect(slow).toMatch(/^HTTP\/1.1 200 .*slow ab$/s)
})

it('cuts a reader that takes no data, but not a slow one', async () => {
  // More than the socket buffers of both ends hold.
  const body = Buffer.alloc(32 * 2 ** 20)
  // Long enough for a busy machine.
  const options = { port: 0, host: HOST, socketTimeout: 2_000 }
  const server = await serve(() => new Response(body), options)
  const stalled = connect(getPort(server), HOST)
  const cut = new Promise<void>((resolve) => stalled.once('close', () => resolve()))
  stalled.on('error', () => {})
  stalled.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  stalled.pause()

  let taken = 0
  const reader = (await fetch(server.url)).body?.getReader()
  for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read()) {
    taken += chunk.value.length
    // A pause after each of 32 MB, in total longer than two timeouts: Node lets the first one pass
    // while a write is pending.
    if (taken % 2 ** 20 < chunk.value.length) await sleep(160)
  }
  expect(taken).toBe(body.length)
  stalled.resume()
  await cut
  expect(stalled.bytesRead).toBeLessThan(body.length)
})

it('stops reading a body that was refused unread', async () => {
  const server = await serve(() => new Response('Too large.', { status: 413 }), {
    port: 0,
    host: HOST,
  })
  const sender = connect(getPort(server), HOST)
  let answer = ''
  sender.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  sender.on('error', () => {})
  const cut = new Promise<void>((resolve) => sender.once('close', () => resolve()))
  sender.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000000\r\n\r\n')
  const piece = Buffer.alloc(64 * 1024)
  const more = () => {
    while (!sender.destroyed && sender.write(piece));
  }
  sender.on('drain', more)
  more()
  await cut
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  // The socket buffers hold a few megabytes more than the server reads.
  expect(sender.bytesWritten).toBeLessThan(100e6)
})

it('keeps idle connections open longer than load balancers do', async () => {
  const { url } = await serve(() => new Response('x'), { port: 0, host: HOST })
  expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=75')
})

/** The bytes received on one connection until it is closed or enough have arrived. */
function overOneConnection(
  server: RunningServer,
  bytes: string,
  enough: RegExp,
  later?: { readonly text: string; readonly afterMs: number },
): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ port: getPort(server), host: HOST })
    socket.setEncoding('utf8').on('data', (more: string) => {
      text += more
      if (enough.test(text)) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    socket.write(bytes)
    if (later) sleep(later.afterMs).then(() => socket.destroyed || socket.write(later.text))
  })
}

describe('pipelined requests', () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index + 1}`)

  it('are answered in order', async () => {
    const server = await serve(({ url }) => new Response(new URL(url).pathname), {
      port: 0,
      host: HOST,
    })
    const text = await overOneConnection(server, paths(10).map(ask).join(''), /\/10$/)
    expect(text.match(/^\/\d+/gm)).toEqual(paths(10))
  })

  it('are not even started beyond a limit, and lose their connection', async () => {
    let started = 0
    const never = new Promise<Response>(() => {})
    const server = await serve(
      () => {
        started += 1
        return never
      },
      { port: 0, host: HOST },
    )
    expect(await overOneConnection(server, paths(500).map(ask).join(''), /x^/)).toBe('')
    expect(started).toBeLessThan(20)
  })
})

describe('a server that cannot listen explains in one sentence', () => {
  it('that the port is in use', async () => {
    const first = await serve(() => new Response(), { port: 0, host: HOST })
    await expect(
      listen(() => new Response(), { port: getPort(first), host: HOST }),
    ).rejects.toThrow(
      `Port ${getPort(first)} is in use. Stop what uses it, or choose another with PORT.`,
    )
  })

  it('that the host is not this machine', async () => {
    // An IP for documentation (RFC 5737), which no machine has.
    await expect(listen(() => new Response(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'This machine has no address "192.0.2.1". Name one of its own with HOST.',
    )
  })
})

describe('a server that stops', () => {
  it('finishes the running request, then closes its connection and accepts no other', async () => {
    const asked = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const server = await listen(
      async () => {
        asked.resolve()
        await finish.promise
        return new Response('finished')
      },
      { port: 0, host: HOST },
    )
    const agent = new Agent({ keepAlive: true })
    const answer = new Promise<string>((resolve, reject) => {
      get(server.url, { agent }, (response) => {
        response.setEncoding('utf8').once('data', resolve)
      }).once('error', reject)
    })
    await asked.promise
    let stopped = false
    const stop = server.stop().then(() => {
      stopped = true
    })
    await expect(fetch(server.url)).rejects.toThrow()
    expect(stopped).toBe(false)
    finish.resolve()
    expect(await answer).toBe('finished')
    // Well before the five seconds that a running request gets.
    await expect.poll(() => stopped, { timeout: 3_000 }).toBe(true)
    await stop
    agent.destroy()
  })

  it('does not wait for idle connections', async () => {
    const server = await listen(() => new Response('x'), { port: 0, host: HOST })
    const agent = new Agent({ keepAlive: true })
    await new Promise<void>((resolve, reject) => {
      const requesting = request(server.url, { agent }, (response) => {
        response.resume().once('end', resolve)
      })
      requesting.once('error', reject).end()
    })
    let stopped = false
    const stop = server.stop().then(() => {
      stopped = true
    })
    await expect.poll(() => stopped, { timeout: 3_000 }).toBe(true)
    await stop
    agent.destroy()
  })
})
