import './home.css'
import tag from 'virtual:lucide/badge-dollar-sign'
import gem from 'virtual:lucide/gem'
import mapPin from 'virtual:lucide/map-pin'
import shield from 'virtual:lucide/shield-check'
import sofa from 'virtual:lucide/sofa'
import timer from 'virtual:lucide/timer'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { AdvantageIcon } from '#domain/site/advantage.ts'
import { advantages, homeTexts } from '#texts/site/home.ts'

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
      <ul className="home-advantages">
        {advantages.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon shapes={ICONS[icon]} className="icon size-7 stroke-[1.5] text-brand" />
            <h3 className="text-xl">{name}</h3>
            <p className="col-span-full text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
