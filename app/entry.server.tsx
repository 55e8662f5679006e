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
import { RatesContext } from './currency/page-rates.ts'
import { createDocumentEnd, insertAtEnd } from './document-end.ts'
import { IdentityProviderKindContext } from './features/shell/identity-provider.ts'
import { ScriptNonceContext } from './features/shell/script-nonce.ts'
import { DocumentFailureContext } from './features/shell/server-failure.ts'
import { SiteUrlContext } from './features/shell/site-url.ts'

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
    <ScriptNonceContext value={scriptNonce}>
      <IdentityProviderKindContext value={loadContext.get(pageContext).identityProvider}>
        <SiteUrlContext value={loadContext.get(pageContext).siteUrl}>
          <RatesContext value={loadContext.get(pageContext).rates}>
            <DocumentFailureContext value={failure}>
              <ServerRouter
                context={entry}
                url={request.url}
                {...(scriptNonce && { nonce: scriptNonce })}
              />
            </DocumentFailureContext>
          </RatesContext>
        </SiteUrlContext>
      </IdentityProviderKindContext>
    </ScriptNonceContext>,
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
