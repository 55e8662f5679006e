import './about.css'
import './principles.css'
import { aboutTexts } from '#texts/site/about.ts'

export function Principles() {
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
