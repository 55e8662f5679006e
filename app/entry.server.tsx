import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from '#server/main/page-context.ts'
import { log } from '#server/platform/log/log.ts'
import { getRetryAfter } from '#server/platform/runtime/unavailable.ts'
import { Rates } from './currency/page-rates.ts'
import { createDocumentEnd, insertAtEnd } from './document-end.ts'
import { IdentityProvider } from './features/shell/identity-provider.ts'
import { ScriptNonce } from './features/shell/script-nonce.ts'
import { DocumentFailure } from './features/shell/server-failure.ts'
import { SiteUrl } from './features/shell/site-url.ts'

/**
 * Renders the whole document before sending it, because its security policy hashes, compression and cache entry
 * need all of it. Since the data is complete by then, `renderToString` suffices, which takes two thirds of the time
 * of streaming.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const document = loadContext.get(pageContext)
  const { scriptNonce, retryAfter: retryAfterS = null } = document
  const end = await createDocumentEnd(context, scriptNonce)
  const { serverHandoffStream: _stream, ...entry } = context
  await document.yieldToEventLoop()
  const requestId = loadContext.get(pageContext).requestId
  const failure =
    status < 500 ? null : { status: retryAfterS === null ? status : 503, requestId, retryAfterS }
  const html = renderToString(
    <ScriptNonce value={scriptNonce}>
      <IdentityProvider value={loadContext.get(pageContext).identityProvider}>
        <SiteUrl value={loadContext.get(pageContext).siteUrl}>
          <Rates value={loadContext.get(pageContext).rates}>
            <DocumentFailure value={failure}>
              <ServerRouter
                context={entry}
                url={request.url}
                {...(scriptNonce && { nonce: scriptNonce })}
              />
            </DocumentFailure>
          </Rates>
        </SiteUrl>
      </IdentityProvider>
    </ScriptNonce>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  document.html = `<!DOCTYPE html>${insertAtEnd(html, end)}`
  return new Response(null, { status, headers })
}

/** Logs server errors. For client errors (4xx), the request log is enough. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const provider = context as RouterContextProvider
  const retryAfter = getRetryAfter(error)
  if (retryAfter !== null) provider.get(pageContext).retryAfter = retryAfter
  log.error({ err: error }, 'A page could not be made.')
}
