import './block.css'
import type { Block, Fact } from '#content/legal/document.ts'
import { formatTelUrl } from '#domain/site/contact/phone.ts'

function FactText({ text, link }: Fact) {
  if (link === undefined) return text
  return (
    <a className="text-link" href={link === 'email' ? `mailto:${text}` : formatTelUrl(text)}>
      {text}
    </a>
  )
}

export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('facts' in block) {
    return (
      <dl className="legal-facts">
        {block.facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>
              <FactText {...fact} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
