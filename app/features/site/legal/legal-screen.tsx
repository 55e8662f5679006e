import '#app/features/site/reading-page.css'
import './legal-screen.css'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatTelUrl } from '#domain/site/contact/phone.ts'
import type { Block, Fact, LegalDocument, Section } from '#domain/site/legal-document.ts'
import { legalTexts } from '#texts/legal/document.ts'

/** docs/product/site.md, "Legal and help pages". */
export function LegalScreen({ document }: { document: LegalDocument }) {
  const { title, lead, updated, sections } = document
  return (
    <article className="page reading-page legal-page">
      <header className="reading-head">
        <h1>{title}</h1>
        <p className="reading-lead">{lead}</p>
        {updated !== undefined && (
          <p className="mt-6 inline-block rounded-full bg-brand-soft px-4 py-1.5 font-medium text-(length:--text-sm) text-brand-ink">
            {updated}
          </p>
        )}
      </header>
      <TableOfContents sections={sections} />
      <div className="legal-text">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="grid gap-4">
            <h2 id={id}>{heading}</h2>
            {blocks.map((block) => (
              <LegalBlock key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
        <p className="panel flex print:hidden flex-wrap items-center justify-between gap-4 border-0 bg-sunken font-display text-xl/[1.3]">
          <span>{legalTexts.questions}</span>
          <Link
            to={PATHS.contact}
            prefetch="intent"
            className={`${primaryButton} font-sans text-(length:--text-base)`}
          >
            {legalTexts.contact}
          </Link>
        </p>
      </div>
    </article>
  )
}

function FactText({ text, link }: Fact) {
  if (link === undefined) return text
  return (
    <a className="text-link" href={link === 'email' ? `mailto:${text}` : formatTelUrl(text)}>
      {text}
    </a>
  )
}

function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('facts' in block) {
    return (
      <dl>
        {block.facts.map((fact) => (
          <div
            key={fact.term}
            className="grid gap-x-6 gap-y-0.5 border-line border-t py-3 last:border-b sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{fact.term}</dt>
            <dd className="text-ink-soft">
              <FactText {...fact} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <ul className="grid list-disc gap-2.5 pl-5.5">
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function TableOfContents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="contents" className="legal-contents">
      <h2 id="contents" className="list-heading mb-1.5">
        {legalTexts.contents}
      </h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="list-link flex leading-[1.3]">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
