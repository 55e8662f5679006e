import { PLAIN_WORDMARK } from '#content/plain-wordmark.ts'
import type { Language } from '#domain/platform/language.ts'
import { escapeXml } from '#server/platform/http/response/xml.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Refusals from '#texts/site/refusals.ts'

const texts = await loadTexts<typeof Refusals>('site/refusals.ts')

export interface OverloadedPageOptions {
  /** 429 for one client's limit, 503 when the server is overloaded. */
  readonly status: 429 | 503
  /** The id of the request in the log, or ''. */
  readonly requestId: string
  readonly retryAfterSeconds: number
  readonly language: Language
}

/**
 * The page for rejected requests, rendered without React. It has no script, no picture and nothing
 * inline.
 */
export function renderOverloadedPage({
  status,
  requestId,
  retryAfterSeconds,
  language,
}: OverloadedPageOptions): string {
  const { formatRequestId, formatRetryAfter, refusalTexts } = texts[language]
  const [heading, hint] =
    status === 429
      ? [refusalTexts.tooMany, refusalTexts.tooManyHint]
      : [refusalTexts.busy, refusalTexts.busyHint]
  const name =
    requestId === '' ? '' : `\n<p class="request">${escapeXml(formatRequestId(requestId))}</p>`
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeXml(heading)} | Homiq</title>
<link rel="stylesheet" href="/plain-page.css">
</head>
<body>
<main>
${PLAIN_WORDMARK}
<h1>${escapeXml(heading)}</h1>
<p>${escapeXml(hint)}</p>
<p class="when">${escapeXml(formatRetryAfter(retryAfterSeconds))}</p>
<p><a class="retry" href="">${escapeXml(refusalTexts.retry)}</a></p>${name}
</main>
</body>
</html>
`
}
