import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { documentContext } from '#server/context.ts'

const PATIENCE_MS = 10_000

/**
 * Renders a whole document before it is sent: only a whole one can be hashed for its security
 * policy, compressed once and kept.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer)
          const chunks: Buffer[] = []
          const sink = new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              headers.set('Content-Type', 'text/html; charset=utf-8')
              loadContext.get(documentContext).body = Buffer.concat(chunks)
              resolve(new Response(null, { status: finalStatus, headers }))
              done()
            },
          })
          pipe(sink)
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          finalStatus = 500
          console.error(error)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long.')), PATIENCE_MS)
  })
}
