import script from '#app/features/shell/offline/missing-page-script.ts?inline-script'
import { PLAIN_WORDMARK } from '#content/plain-wordmark.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { favoriteTexts } from '#texts/catalog/favorite.ts'
import { language } from '#texts/language.ts'
import { offlineTexts } from '#texts/site/offline.ts'
import { mainLinks, shellTexts } from '#texts/site/shell.ts'
import { MATCH_OPTIONS } from './match-options.ts'
import { SHELL_DOCUMENTS } from './shell.ts'

async function createPolicy(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  const encoded = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return `default-src 'none'; script-src 'sha256-${encoded}'; connect-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** Pages of the shell (`worker/shell.ts`). */
const SHELL_LINKS = [...mainLinks, { to: PATHS.favorites, label: favoriteTexts.title }]
  .map(({ to, label }) => ({ to: inLanguage(to, language), label }))
  .filter(({ to }) => SHELL_DOCUMENTS.includes(to))

/** Links to the pages of the shell that are stored. */
async function createLinks(): Promise<string> {
  const links = await Promise.all(
    SHELL_LINKS.map(async ({ to, label }) =>
      (await caches.match(to, MATCH_OPTIONS)) ? `<a href="${to}">${label}</a>` : '',
    ),
  )
  const markup = links.join('')
  return markup === '' ? '' : `<nav aria-label="${offlineTexts.kept}">${markup}</nav>`
}

/** The page that is shown under the requested URL when its document is not stored, so that a reload tries again. */
export async function createOfflineFallback(hint: string): Promise<Response> {
  const html = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${offlineTexts.notKept} | ${shellTexts.product}</title>
<script>${script}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain-page.css">
</head>
<body>
<main>
${PLAIN_WORDMARK}
<h1>${offlineTexts.notKept}</h1>
<p>${hint}</p>
<p><a class="retry" href="">${offlineTexts.retry}</a></p>
${await createLinks()}
</main>
</body>
</html>
`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': await createPolicy(),
    },
  })
}
