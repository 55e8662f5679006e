import { OfficeMapFrame } from '#app/features/catalog/map/office-map-frame.tsx'
import { INTRO_PICTURE, Intro } from '#app/features/site/about/intro.tsx'
import { Offices } from '#app/features/site/about/offices.tsx'
import { SERVICE_PICTURES, ServiceList } from '#app/features/site/about/services.tsx'
import { Team } from '#app/features/site/about/team.tsx'
import { catalogContext } from '#server/catalog/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { aboutTexts } from '#texts/site/about.ts'
import { contactDetails } from '#texts/site/contact-details.ts'
import { OFFICES } from '#texts/site/offices.ts'
import { TEAM } from '#texts/site/team.ts'
import type { Route } from './+types/about.ts'

export const headers = publicPage

export async function loader({ context }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext)
  return {
    tiles: context.get(pageContext).tiles,
    placeholders: await catalog.findPlaceholders([INTRO_PICTURE, ...SERVICE_PICTURES]),
  }
}

export const meta = () => [
  { title: aboutTexts.title },
  { name: 'description', content: aboutTexts.description },
]

/** `/about` (docs/product/site.md, "About page"). */
export default function About({ loaderData }: Route.ComponentProps) {
  const { tiles, placeholders } = loaderData
  return (
    <div className="about-page">
      <Intro phone={contactDetails.phone} placeholder={placeholders[INTRO_PICTURE]} />
      <Principles />
      <Team members={TEAM} />
      <ServiceList placeholders={placeholders} />
      <Offices
        offices={OFFICES}
        map={(selected) => <OfficeMapFrame offices={OFFICES} tiles={tiles} selected={selected} />}
      />
    </div>
  )
}

function Principles() {
  return (
    <div className="about-principles">
      <div className="page about-columns">
        {aboutTexts.principles.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  )
}
