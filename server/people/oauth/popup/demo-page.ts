import type { Context } from 'hono'
import { html } from 'hono/html'
import { demoPeople, providerNames } from '#content/providers.ts'
import type { ProviderSlug } from '#server/people/oauth/provider/providers.ts'
import { demoTexts, demoWarning, popupTexts } from '#texts/people/provider-popup.ts'
import { OAUTH_PATH, renderPopupPage } from './popup-page.ts'

/** Replaces a provider without a client, in development only. */
export function renderDemoPage(
  c: Context,
  { slug, attempt }: { slug: ProviderSlug; attempt: string },
): Promise<Response> {
  const form = html`<form method="post" action="${OAUTH_PATH}/demo/${slug}">
<input type="hidden" name="attempt" value="${attempt}">`
  return renderPopupPage(c, {
    title: popupTexts.title,
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
