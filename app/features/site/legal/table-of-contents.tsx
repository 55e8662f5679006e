import './table-of-contents.css'
import { legalTexts, type Section } from '#content/legal/document.ts'

export function TableOfContents({ sections }: { sections: readonly Section[] }) {
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
