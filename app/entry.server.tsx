import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { documentContext, requestIdContext, siteUrlContext } from '#server/loader/context.ts'
import { log } from '#server/log/log.ts'
import { getRetryAfter } from '#server/runtime/unavailable.ts'
import { ScriptMark } from './features/shell/script-mark.ts'
import { DocumentFailure } from './features/shell/server-failure.ts'
import { SiteUrl } from './features/shell/site-url.ts'

/**
 * Renders the whole document before it is sent, because the hashes of its security policy, its
 * compression and its cache entry need all of it. As the data is complete by then, `renderToString`
 * suffices, which takes two thirds of the time of streaming.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const document = loadContext.get(documentContext)
  const { serverHandoffStream, ...entry } = context
  const handoff = await readHandoff(serverHandoffStream)
  await document.yieldToEventLoop()
  const { scriptMark, retryAfter: retryAfterS = null } = document
  const requestId = loadContext.get(requestIdContext)
  const failure =
    status < 500 ? null : { status: retryAfterS === null ? status : 503, requestId, retryAfterS }
  const html = renderToString(
    <ScriptMark value={scriptMark}>
      <SiteUrl value={loadContext.get(siteUrlContext)}>
        <DocumentFailure value={failure}>
          <ServerRouter
            context={entry}
            url={request.url}
            {...(scriptMark && { nonce: scriptMark })}
          />
        </DocumentFailure>
      </SiteUrl>
    </ScriptMark>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  document.html = `<!DOCTYPE html>${withHandoff(html, createHandoffScript(handoff, scriptMark))}`
  return new Response(null, { status, headers })
}

/** Logs server errors. For client errors (4xx), the request log is enough. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const provider = context as RouterContextProvider
  const retryAfter = getRetryAfter(error)
  if (retryAfter !== null) provider.get(documentContext).retryAfter = retryAfter
  log.error({ err: error }, 'A page could not be made.')
}

/** The data of the page as React Router encodes it; '' for a document without modules. */
async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return ''
  const decoder = new TextDecoder()
  let data = ''
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true })
  return data
}

/**
 * Passes the data to the modules. React Router's own component reads it while it renders, which
 * `renderToString` cannot wait for.
 */
function createHandoffScript(data: string, mark: string | undefined): string {
  const nonce = mark === undefined ? '' : ` nonce="${mark}"`
  const literal = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script${nonce}>const{streamController}=window.__reactRouterContext;streamController.enqueue(${literal});streamController.close()</script>`
}

function withHandoff(html: string, script: string): string {
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + script + html.slice(end)
}
