import { data } from 'react-router'
import { StartSearch } from '#app/features/catalog/search/start/start-search.tsx'
import { AboutSection } from '#app/features/site/home/about-section.tsx'
import { Advantages } from '#app/features/site/home/advantages.tsx'
import { CallToAction } from '#app/features/site/home/call-to-action.tsx'
import { Cities } from '#app/features/site/home/cities.tsx'
import { Hero } from '#app/features/site/home/hero.tsx'
import { NewestHomes } from '#app/features/site/home/newest-homes.tsx'
import { ScrollToTop } from '#app/features/site/home/scroll-to-top.tsx'
import { Testimonials } from '#app/features/site/home/testimonials.tsx'
import { catalogContext } from '#server/catalog/open.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { log } from '#server/platform/log/log.ts'
import { homeTexts } from '#texts/site/home.ts'
import type { Route } from './+types/home.ts'
import { getCatalogOverview } from './catalog-overview.ts'

/** A page without its listings is not cached. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs): HeadersInit =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : publicPage()

/** If the catalog cannot be read, the page is shown without listings. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    return data(await getCatalogOverview(context.get(catalogContext)))
  } catch (err) {
    log.error({ err }, 'The home page is shown without its listings.')
    return data({ newest: [], cities: [] }, { headers: { 'Cache-Control': 'no-store' } })
  }
}

export const meta = () => [
  { title: homeTexts.title },
  { name: 'description', content: homeTexts.description },
]

/** `/home` (docs/product/site.md, "Home page"). */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { newest, cities } = loaderData
  return (
    <>
      <Hero search={<StartSearch withLimits />} />
      <NewestHomes listings={newest} />
      <Cities cities={cities} />
      <Advantages />
      <AboutSection />
      <Testimonials />
      <CallToAction />
      <ScrollToTop />
    </>
  )
}
