import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LANGUAGES } from '#domain/platform/language.ts'
import { getPageLanguage } from '#server/platform/http/request/page-language.ts'
import { SCRIPT_NONCE } from '#server/platform/http/response/script-nonce.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Popups from '#texts/people/provider-popup.ts'
import { renderPopupPage } from './popup-page.ts'

const texts = await loadTexts<typeof Popups>('people/provider-popup.ts')

/**
 * Sends the result to the page that opened the popup. A BroadcastChannel, because the provider's
 * `Cross-Origin-Opener-Policy` may have removed `window.opener`.
 */
const SCRIPT = `const { attempt, ticket } = document.body.dataset
if (attempt) {
  const channel = new BroadcastChannel('homiq-sign-in')
  channel.postMessage(ticket ? { attempt, ticket } : { attempt, failed: true })
  channel.close()
}
window.close()`

/** Without `ticket` the attempt failed; without `attempt` no page is waiting for it. */
interface AttemptResult {
  readonly attempt?: string | undefined
  readonly ticket?: string
  readonly status?: ContentfulStatusCode
}

/** Passes the ticket on, never in a URL, and closes the popup. */
export function renderClosingPage(
  c: Context,
  { attempt = '', ticket = '', status = 200 }: AttemptResult,
): Promise<Response> {
  const language = getPageLanguage(c.req.raw)
  return renderPopupPage(c, {
    title: texts[language].popupTexts.title,
    language,
    status,
    body: html`<body data-attempt="${attempt}" data-ticket="${ticket}">
<main>${LANGUAGES.map((one) => html`<p lang="${one}">${texts[one].popupTexts.closing}</p>`)}</main>
<script nonce="${SCRIPT_NONCE}">${raw(SCRIPT)}</script>
</body>`,
  })
}
