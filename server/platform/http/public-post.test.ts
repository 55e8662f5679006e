import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPublicAddress, postToPublicHost } from './public-post.ts'

let server: Server
let port: number
let bodies: string[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    const status = request.url === '/moved' ? 302 : 204
    response.writeHead(status, { Location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const post = (url: string, isPrivateAllowed = false) =>
  postToPublicHost(
    { url, headers: {}, body: 'ключ', signal: AbortSignal.timeout(5_000) },
    { isPrivateAllowed },
  )

it.each([
  ['127.0.0.1', false],
  ['::7f00:1', false],
  ['10.0.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['localhost', false],
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://localhost/',
  'https://169.254.169.254/latest/meta-data/',
])('refuses %s before anything is sent', async (url) => {
  await expect(post(url)).rejects.toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' })
})

it('posts to this machine if that is allowed, and follows no redirect', async () => {
  bodies = []
  expect(await post(`http://127.0.0.1:${port}/`, true)).toBe(204)
  expect(await post(`http://127.0.0.1:${port}/moved`, true)).toBe(302)
  expect(bodies).toEqual(['ключ', 'ключ'])
})
