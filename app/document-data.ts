/** The page's data in React Router's encoding. */
export async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return ''
  const decoder = new TextDecoder()
  let data = ''
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true })
  return data
}

/**
 * Passes the data to the browser's modules. React Router's own component reads it while rendering, which
 * `renderToString` cannot wait for.
 */
export function createHandoffScript(data: string, mark: string | undefined): string {
  const nonce = mark === undefined ? '' : ` nonce="${mark}"`
  const literal = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script${nonce}>const{streamController}=window.__reactRouterContext;streamController.enqueue(${literal});streamController.close()</script>`
}

/** After everything else in the body. */
export function insertAtEnd(html: string, script: string): string {
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + script + html.slice(end)
}
