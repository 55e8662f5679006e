import { Link, useLocation } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { standIns, unopenedScreens } from '#content/texts/stand-ins.ts'

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: unopenedScreens[location.pathname] },
  { name: 'robots', content: 'noindex' },
]

/** A screen of the site map that is still being made: it says so and leads on. */
export default function Unopened() {
  const { pathname } = useLocation()
  return (
    <div className="page flex flex-col items-start gap-5 py-20">
      <h1>{unopenedScreens[pathname]}</h1>
      <p className="max-w-prose text-ink-soft text-lg">
        {standIns.unopened} {standIns.unopenedHint}
      </p>
      <Link to="/property" prefetch="intent" className={primaryButton}>
        {standIns.toProperty}
      </Link>
    </div>
  )
}
