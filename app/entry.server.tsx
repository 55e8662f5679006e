import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { documentContext } from '#server/context.ts'

/**
 * Renders a whole document before it is sent: only a whole one can be hashed for its security
 * policy, compressed once and kept. The data is there first, so nothing is left to wait for, and
 * the renderer that cannot wait takes two thirds of the time of the one that streams.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const html = renderToString(<ServerRouter context={await withData(context)} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  loadContext.get(documentContext).body = Buffer.from(`<!DOCTYPE html>${html}`)
  return new Response(null, { status, headers })
}

/** The context with the page's data read to its end, and kept where the router would keep it. */
async function withData(context: EntryContext): Promise<EntryContext> {
  const stream = context.serverHandoffStream
  if (stream === undefined) return context
  const decoder = new TextDecoder()
  let data = ''
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true })
  const streamCache = {
    0: Object.assign(Promise.resolve(), { result: { done: false, value: data } }),
    1: Object.assign(Promise.resolve(), { result: { done: true, value: '' } }),
  }
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } }
}
