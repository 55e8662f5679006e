import { useEffect } from 'react'
import { Link, useHref, useLocation, useRouteError } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { errorPageTexts } from '#texts/site/error-page.ts'
import { formatRequestId, formatRetryAfter, refusalTexts } from '#texts/site/refusals.ts'
import { shellTexts } from '#texts/site/shell.ts'
import { FAILURE_META_NAME, useServerFailure } from './server-failure.ts'

/** @param isMissing whether a loader reported that there is no such page */
function getErrorTexts(status: number | undefined, isMissing: boolean) {
  if (isMissing) return { heading: errorPageTexts.missing, hint: errorPageTexts.missingHint }
  if (status === 429) return { heading: refusalTexts.tooMany, hint: refusalTexts.tooManyHint }
  if (status === 503) return { heading: refusalTexts.busy, hint: refusalTexts.busyHint }
  return { heading: errorPageTexts.failure, hint: errorPageTexts.failureHint }
}

export function ErrorScreen() {
  const error = useRouteError()
  const failure = useServerFailure()
  const { pathname, search } = useLocation()
  useEffect(() => console.error(error), [error])
  const isMissing = (error as { status?: unknown } | null)?.status === 404
  const { heading, hint } = getErrorTexts(failure?.status, isMissing)
  return (
    <main className="page flex min-h-screen flex-col items-start justify-center gap-6">
      <title>{`${heading} | ${shellTexts.product}`}</title>
      {failure && <meta name={FAILURE_META_NAME} content={JSON.stringify(failure)} />}
      <h1>{heading}</h1>
      <p className="max-w-prose text-ink-soft text-lg">{hint}</p>
      {failure?.retryAfterS != null && (
        <p className="text-lg">{formatRetryAfter(failure.retryAfterS)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {/* This is a form because it then reloads the URL with or without JavaScript. */}
        <form action={useHref(pathname)}>
          {[...new URLSearchParams(search)].map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a URL may have a parameter twice
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={primaryButton}>
            {refusalTexts.retry}
          </button>
        </form>
        <Link to={PATHS.home} className={quietButton} reloadDocument>
          {errorPageTexts.backHome}
        </Link>
      </div>
      {failure && failure.requestId !== '' && (
        <p className="text-ink-soft text-sm">{formatRequestId(failure.requestId)}</p>
      )}
    </main>
  )
}
