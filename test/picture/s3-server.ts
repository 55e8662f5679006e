import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Bucket } from '#server/platform/storage/s3-storage.ts'

export interface S3Server extends AsyncDisposable {
  readonly options: S3Bucket
  /** How many of the next requests fail with 503. */
  failNext: number
}

/** Responds like Amazon S3, with two objects per page. Requests with a wrong signature get 403. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, { bytes: Buffer; modifiedAt: Date }>()
  const state = { failNext: 0 }
  const credentials = { accessKeyId: 'homiq', secretAccessKey: 'a secret', region: 'eu-central-1' }

  async function isSigned(request: IncomingMessage, url: string): Promise<boolean> {
    const {
      authorization = '',
      'x-amz-date': datetime = '',
      'x-amz-content-sha256': hash,
    } = request.headers as Record<string, string>
    const headers = hash === undefined ? {} : { 'X-Amz-Content-Sha256': hash }
    const method = request.method ?? 'GET'
    const signer = new AwsV4Signer({
      ...credentials,
      service: 's3',
      method,
      url,
      datetime,
      headers,
    })
    return (
      (await signer.authHeader()).split('Signature=')[1] === authorization.split('Signature=')[1]
    )
  }

  function list(query: URLSearchParams): string {
    const keys = [...objects.keys()].toSorted()
    const from = Number(query.get('continuation-token') ?? 0)
    const contents = keys.slice(from, from + 2).map((key) => {
      const modifiedAt = objects.get(key)?.modifiedAt.toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${modifiedAt}</LastModified></Contents>`
    })
    const next =
      from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const answer = (status: number, content: Buffer | string = '') =>
      response.writeHead(status).end(content)
    if (state.failNext > 0) {
      state.failNext -= 1
      return answer(503)
    }
    if (!(await isSigned(request, url.href)))
      return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
    if (url.searchParams.has('list-type')) return answer(200, list(url.searchParams))
    const key = url.pathname.replace(/^\/[^/]+\//, '')
    if (request.method === 'PUT') objects.set(key, { bytes: body, modifiedAt: new Date() })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT') return answer(200)
    if (request.method === 'DELETE') return answer(204)
    const found = objects.get(key)
    return found === undefined ? answer(404) : answer(200, found.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    options: { ...credentials, endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures' },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
