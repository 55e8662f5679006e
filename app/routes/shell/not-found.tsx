import { data, Link } from 'react-router'
import { StartSearch } from '#app/features/catalog/search/start/start-search.tsx'
import { quietButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { errorPageTexts } from '#texts/site/error-page.ts'

export const headers = publicPage

export const loader = () => data(null, { status: 404 })

export const meta = () => [
  { title: `${errorPageTexts.notFoundCode} ${errorPageTexts.notFound}` },
  { name: 'robots', content: 'noindex' },
]

/** `/404`, without header and footer (docs/product/site.md, "Not-found page"). */
export default function NotFound() {
  return (
    <main className="page no-gutter flex min-h-screen flex-col items-center justify-center gap-4 text-center">
      <h1>
        <span className="block font-medium text-[clamp(7rem,28vw,16rem)] text-brand leading-none tracking-tighter">
          {errorPageTexts.notFoundCode}
        </span>
        <span className="block text-3xl">{errorPageTexts.notFound}</span>
      </h1>
      <p className="max-w-prose text-ink-soft text-lg">{errorPageTexts.notFoundHint}</p>
      <div className="my-4 w-full max-w-2xl">
        <StartSearch />
      </div>
      <Link to={PATHS.home} prefetch="intent" className={quietButton}>
        {errorPageTexts.backHome}
      </Link>
    </main>
  )
}
