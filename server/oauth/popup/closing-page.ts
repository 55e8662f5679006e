import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { popupTexts } from '#content/texts/account/provider-popup.ts'
import { SCRIPT_MARK } from '#server/http/response/script-mark.ts'
import { renderPopupPage } from './popup-page.ts'

/**
 * Tells the page that opened the popup how it ended. The provider's pages may have cut the two off
 * from each other; a channel of this site's own pages reaches it all the same.
 */
const SCRIPT = `const { attempt, ticket } = document.body.dataset
if (attempt) {
  const channel = new BroadcastChannel('homiq-sign-in')
  channel.postMessage(ticket ? { attempt, ticket } : { attempt, failed: true })
  channel.close()
}
window.close()`

/** How an attempt ended; without a ticket it failed, without a name nobody waits for it. */
interface AttemptResult {
  readonly attempt?: string | undefined
  readonly ticket?: string
  readonly status?: ContentfulStatusCode
}

/** The page that ends a popup: it hands the ticket over, never in an address, and closes itself. */
export function renderClosingPage(
  c: Context,
  { attempt = '', ticket = '', status = 200 }: AttemptResult,
): Promise<Response> {
  return renderPopupPage(c, {
    title: popupTexts.title,
    status,
    body: html`<body data-attempt="${attempt}" data-ticket="${ticket}">
<p>${popupTexts.closing}</p>
<script nonce="${SCRIPT_MARK}">${raw(SCRIPT)}</script>
</body>`,
  })
}
