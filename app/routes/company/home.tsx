import { AboutSection } from '#app/features/home/about-section.tsx'
import { Advantages } from '#app/features/home/advantages.tsx'
import { CallToAction } from '#app/features/home/call-to-action.tsx'
import { Hero } from '#app/features/home/hero.tsx'
import { ScrollToTop } from '#app/features/home/scroll-to-top.tsx'
import { Testimonials } from '#app/features/home/testimonials.tsx'
import { StartSearch } from '#app/features/search/start/start-search.tsx'
import type { RouteHandle } from '#app/head/route-handle.ts'
import { homeTexts } from '#content/texts/company/home.ts'
import { publicPage } from '#server/http/pages/cache-control.ts'

export const headers = publicPage

export const handle: RouteHandle = { hydration: 'prefetched' }

export const meta = () => [
  { title: homeTexts.title },
  { name: 'description', content: homeTexts.description },
]

/** `/home` (docs/product.md, "Home page"). */
export default function Home() {
  return (
    <>
      <Hero search={<StartSearch withLimits />} />
      <Advantages />
      <AboutSection />
      <Testimonials />
      <CallToAction />
      <ScrollToTop />
    </>
  )
}
