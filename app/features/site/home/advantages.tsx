import './home.css'
import tag from 'virtual:lucide/badge-dollar-sign'
import gem from 'virtual:lucide/gem'
import mapPin from 'virtual:lucide/map-pin'
import shield from 'virtual:lucide/shield-check'
import sofa from 'virtual:lucide/sofa'
import timer from 'virtual:lucide/timer'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type AdvantageIcon, advantages, homeTexts } from '#content/texts/site/home.ts'

const ICONS: Readonly<Record<AdvantageIcon, string>> = {
  comfortable: sofa,
  secure: shield,
  luxury: gem,
  price: tag,
  location: mapPin,
  efficient: timer,
}

/** docs/product/site.md, "Home page". */
export function Advantages() {
  return (
    <section className="page home-section" aria-labelledby="advantages">
      <h2 id="advantages" className="home-heading">
        {homeTexts.advantages}
      </h2>
      <ul className="mt-[clamp(1.5rem,4vw,3rem)] grid grid-cols-1 gap-x-[clamp(1.5rem,4vw,4rem)] sm:grid-cols-2 lg:grid-cols-3">
        {advantages.map(({ icon, name, text }) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-2.5 border-line border-t py-6 lg:grid-cols-1 lg:pt-8 lg:pb-10"
          >
            <Icon shapes={ICONS[icon]} className="icon size-7 stroke-[1.5] text-brand" />
            <h3 className="text-xl">{name}</h3>
            <p className="col-span-full text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
