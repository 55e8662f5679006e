import { data, Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/site/links.ts'
import { standIns } from '#content/texts/error-page.ts'
import { publicPage } from '#server/http/pages/cache-control.ts'

export const headers = publicPage

export const loader = () => data(null, { status: 404 })

export const meta = () => [
  { title: `${standIns.notFoundCode} ${standIns.notFound}` },
  { name: 'robots', content: 'noindex' },
]

/** `/404`, without header and footer (docs/product.md, "Not-found page"). */
export default function NotFound() {
  return (
    <main className="page flex min-h-screen flex-col items-center justify-center gap-4 text-center">
      <h1>
        <span className="block font-medium text-[clamp(7rem,28vw,16rem)] text-brand leading-none tracking-tighter">
          {standIns.notFoundCode}
        </span>
        <span className="block text-3xl">{standIns.notFound}</span>
      </h1>
      <p className="max-w-prose text-ink-soft text-lg">{standIns.notFoundHint}</p>
      <Link to={PATHS.home} prefetch="intent" className={`${primaryButton} mt-4`}>
        {standIns.backHome}
      </Link>
    </main>
  )
}
