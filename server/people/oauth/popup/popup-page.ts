import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Language } from '#domain/platform/language.ts'
import { createDocumentFinalizer } from '#server/platform/http/pages/finalize-document.ts'
import { NO_EXTERNAL_ORIGINS } from '#server/platform/http/response/content-security-policy.ts'
import { SCRIPT_NONCE } from '#server/platform/http/response/script-nonce.ts'

/** The prefix of the OAuth routes. */
export const OAUTH_PATH = '/identity'

type Html = ReturnType<typeof html>

const finalizeDocument = createDocumentFinalizer(SCRIPT_NONCE, NO_EXTERNAL_ORIGINS)

/** Sent with the Content-Security-Policy of all pages, and never cached. */
export async function renderPopupPage(
  c: Context,
  {
    title,
    body,
    language,
    status = 200,
  }: { title: string; body: Html; language: Language; status?: ContentfulStatusCode },
): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/plain-page.css">
<link rel="icon" href="/favicon.svg">
</head>
${body}
</html>`
  const finalized = finalizeDocument(page.toString())
  return c.body(finalized.body, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': finalized.policy,
    'Cache-Control': 'no-store',
  })
}
