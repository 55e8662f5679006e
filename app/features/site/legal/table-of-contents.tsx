import './table-of-contents.css'
import { legalTexts, type Section } from '#content/legal/document.ts'

export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="contents" className="legal-contents">
      <h2 id="contents">{legalTexts.contents}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
