import type { Context } from 'hono'
import { html } from 'hono/html'
import { demoPeople, providerNames } from '#content/providers.ts'
import type { ProviderSlug } from '#server/people/oauth/provider/providers.ts'
import { getPageLanguage } from '#server/platform/http/request/page-language.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Popups from '#texts/people/provider-popup.ts'
import { OAUTH_PATH, renderPopupPage } from './popup-page.ts'

const texts = await loadTexts<typeof Popups>('people/provider-popup.ts')

/** Replaces a provider without a client, in development only. */
export function renderDemoPage(
  c: Context,
  { slug, attempt }: { slug: ProviderSlug; attempt: string },
): Promise<Response> {
  const language = getPageLanguage(c.req.raw)
  const { demoTexts, demoWarning, popupTexts } = texts[language]
  const form = html`<form method="post" action="${OAUTH_PATH}/demo/${slug}">
<input type="hidden" name="attempt" value="${attempt}">`
  return renderPopupPage(c, {
    title: popupTexts.title,
    language,
    body: html`<body><main>
<h1>${demoTexts.heading}</h1>
<p>${demoWarning(providerNames[slug])}</p>
<h2>${demoTexts.people}</h2>
${form}
${demoPeople.map(
  ({ name, email }) =>
    html`<button name="email" value="${email}">${name} <span>${email}</span></button>`,
)}
</form>
${form}
<label for="email">${demoTexts.address}</label>
<input type="email" id="email" name="email" required maxlength="254">
<button>${demoTexts.continue}</button>
</form>
</main></body>`,
  })
}
