import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type FileStorage, PICTURES, parseFileName } from './file-storage.ts'

export interface S3Bucket {
  /** Without a trailing slash. The bucket is part of its path, which every S3 server supports. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const TIMEOUT_MS = 30_000
/** How often to retry after errors that may be temporary: 429 and 5xx. */
const RETRIES = 3

/** In a response of ListObjectsV2, whose other texts nothing reads. Our names need no escapes. */
const OBJECT = /<Key>([^<]*)<\/Key>.*?<LastModified>([^<]*)<\/LastModified>/gs
const NEXT_PAGE = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/

/** A bucket of Amazon S3 or a compatible server. Calls throw if the server refuses or is down. */
export function createS3Storage(options: S3Bucket, kind = PICTURES): FileStorage {
  const { endpoint, bucket, ...credentials } = options
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES })
  const root = `${endpoint}/${encodeURIComponent(bucket)}`
  const getUrl = (hash: string) =>
    `${root}/${kind.folder}/${hash.slice(0, 2)}/${hash}${kind.extension}`

  /** @param accepted statuses besides 2xx */
  async function send(method: string, url: string, init: RequestInit = {}, accepted = [404]) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await client.fetch(url, { ...init, method, signal })
    if (response.ok || accepted.includes(response.status)) return response
    const reason = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? ''
    throw new Error(
      `S3 answers ${response.status} ${reason} to ${method} ${new URL(url).pathname}.`,
    )
  }

  return {
    async put(hash, bytes) {
      const headers = {
        'Content-Type': kind.contentType,
        'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      await send('PUT', getUrl(hash), { headers, body: bytes }, [])
    },
    async get(hash) {
      const response = await send('GET', getUrl(hash))
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer())
    },
    async has(hash) {
      return (await send('HEAD', getUrl(hash))).ok
    },
    async delete(hash) {
      await send('DELETE', getUrl(hash))
    },
    async *listOlder(than) {
      let next: string | undefined = ''
      while (next !== undefined) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${kind.folder}/` })
        if (next !== '') query.set('continuation-token', next)
        const page = await (await send('GET', `${root}?${query}`, {}, [])).text()
        for (const [, key = '', modifiedAt = ''] of page.matchAll(OBJECT)) {
          const hash = parseFileName(key.slice(key.lastIndexOf('/') + 1), kind)
          if (hash !== null && new Date(modifiedAt) < than) yield hash
        }
        next = NEXT_PAGE.exec(page)?.[1]
      }
    },
  }
}
