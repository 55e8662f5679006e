import { useEffect } from 'react'
import { Link, useLocation, useRouteError } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { shell } from '#content/texts/shell.ts'
import { standIns } from '#content/texts/stand-ins.ts'

/** In place of a screen that could not be made. */
export function Failure() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  useEffect(() => console.error(error), [error])
  return (
    <main className="page flex min-h-screen flex-col items-start justify-center gap-6">
      <title>{`${standIns.failure} | ${shell.product}`}</title>
      <h1>{standIns.failure}</h1>
      <p className="max-w-prose text-ink-soft text-lg">{standIns.failureHint}</p>
      <p className="flex flex-wrap gap-3">
        <a href={`${pathname}${search}`} className={primaryButton}>
          {standIns.retry}
        </a>
        <Link to="/home" className={quietButton} reloadDocument>
          {standIns.backHome}
        </Link>
      </p>
    </main>
  )
}
