import '#app/features/site/reading-page.css'
import './legal-screen.css'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { type LegalDocument, legalTexts } from '#content/legal/document.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { LegalBlock } from './block.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** docs/product/site.md, "Legal and help pages". */
export function LegalScreen({ document }: { document: LegalDocument }) {
  const { title, lead, updated, sections } = document
  return (
    <article className="page reading-page legal-page">
      <header className="reading-head">
        <h1>{title}</h1>
        <p className="reading-lead">{lead}</p>
        {updated !== undefined && <p className="legal-updated">{updated}</p>}
      </header>
      <TableOfContents sections={sections} />
      <div className="legal-text">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {blocks.map((block) => (
              <LegalBlock key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
        <p className="legal-end">
          <span>{legalTexts.questions}</span>
          <Link to={PATHS.contact} prefetch="intent" className={primaryButton}>
            {legalTexts.contact}
          </Link>
        </p>
      </div>
    </article>
  )
}
