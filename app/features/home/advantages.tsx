import './home.css'
import './advantages.css'
import tag from 'lucide-static/icons/badge-dollar-sign.svg?raw'
import gem from 'lucide-static/icons/gem.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import shield from 'lucide-static/icons/shield-check.svg?raw'
import sofa from 'lucide-static/icons/sofa.svg?raw'
import timer from 'lucide-static/icons/timer.svg?raw'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type AdvantageIcon, advantages, homeTexts } from '#content/texts/company/home.ts'

const ICONS: Readonly<Record<AdvantageIcon, string>> = {
  comfortable: sofa,
  secure: shield,
  luxury: gem,
  price: tag,
  location: mapPin,
  efficient: timer,
}

/** docs/product.md, "Home page". */
export function Advantages() {
  return (
    <section className="page home-section" aria-labelledby="advantages">
      <h2 id="advantages" className="home-heading">
        {homeTexts.advantages}
      </h2>
      <ul className="advantages">
        {advantages.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon file={ICONS[icon]} className="icon advantage-icon" />
            <h3 className="text-xl">{name}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
