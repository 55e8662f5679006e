import type { EntryContext } from 'react-router'
import { PAGE_MODULES_ID, type PageModules } from './head/page-modules.ts'

/** The page's data in React Router's encoding. */
async function readHandoff(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return ''
  const decoder = new TextDecoder()
  let data = ''
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true })
  return data
}

/** Escapes `<`, so that nothing in the text can end the script. */
const escapeScript = (text: string) => text.replaceAll('<', '\\u003c')

function findPageModules({ manifest, staticHandlerContext }: EntryContext): PageModules {
  const { entry, routes, hmr, url } = manifest
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const matched = ids.flatMap((id) => routes[id] ?? [])
  const before = [...(hmr?.runtime ? [hmr.runtime] : []), url]
  const files = [
    ...before,
    entry.module,
    ...entry.imports,
    ...matched.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]
  return {
    // In development there are too many modules to list, and Vite reports those that fail.
    files: import.meta.env.DEV ? [] : [...new Set(files)],
    before,
    routes: Object.fromEntries(matched.map(({ id, module }) => [id, module])),
    entry: entry.module,
  }
}

/**
 * Writes what is needed of React Router's `<Scripts>`: the data of the page and the names of its modules, which the
 * head script runs once the page is painted (`app/head/start-page.ts`). React Router's own component would start them
 * at once, and reads the data while it renders, which `renderToString` cannot wait for.
 *
 * @param mark marks the scripts that the policy of the page allows; `undefined` in development
 */
export async function createDocumentEnd(
  context: EntryContext,
  mark: string | undefined,
): Promise<string> {
  const { serverHandoffString = '', serverHandoffStream } = context
  const data = JSON.stringify(await readHandoff(serverHandoffStream))
  const nonce = mark === undefined ? '' : ` nonce="${mark}"`
  const stream = `new ReadableStream({start(controller){controller.enqueue(${escapeScript(data)});controller.close()}}).pipeThrough(new TextEncoderStream())`
  const modules = JSON.stringify(findPageModules(context))
  return [
    `<script${nonce}>window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=${stream}</script>`,
    `<script type="application/json" id="${PAGE_MODULES_ID}">${escapeScript(modules)}</script>`,
  ].join('')
}

/** Inserts markup after everything else in the body. */
export function insertAtEnd(html: string, end: string): string {
  const index = html.lastIndexOf('</body>')
  return html.slice(0, index) + end + html.slice(index)
}
