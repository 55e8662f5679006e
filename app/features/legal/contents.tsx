import './contents.css'
import { legalTexts, type Section } from '#content/legal/document.ts'

/** The sections of a document, to jump to; beside the text where there is room. */
export function Contents({ sections }: { sections: readonly Section[] }) {
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
