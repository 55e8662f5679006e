import './evidence.css'
import type { ReactNode } from 'react'
import type { SimilarPair } from '#app/features/moderation/claim/similar-pictures.tsx'
import { SimilarPictures } from '#app/features/moderation/claim/similar-pictures.tsx'
import { ReviewFlagList } from '#app/features/moderation/review-flag-list.tsx'
import { evidenceTexts } from '#content/texts/moderation/evidence.ts'
import type { TextPiece } from '#domain/moderation/contact-data.ts'
import { REVIEW_FLAGS, type ReviewFlag } from '#domain/moderation/review-flags.ts'
import { MentionedHome, type ShownHome } from './mentioned-home.tsx'
import { PriceEvidence, type ShownPrice } from './price-evidence.tsx'

/** What is behind the flags of a home. */
export interface ShownEvidence {
  readonly price: ShownPrice
  readonly text: { readonly passages: readonly string[]; readonly from: ShownHome } | null
  readonly pictures: {
    readonly pairs: readonly SimilarPair[]
    /** The homes of the earlier pictures. */
    readonly from: readonly ShownHome[]
  }
  readonly phones: readonly (readonly TextPiece[])[]
  readonly links: readonly (readonly TextPiece[])[]
}

interface EvidenceProps {
  readonly flags: readonly ReviewFlag[]
  readonly evidence: ShownEvidence
}

const NAMES = { original: evidenceTexts.own, copy: evidenceTexts.earlier } as const

/** Each flag of a home with what it rests on, and what homes like it cost. */
export function Evidence({ flags, evidence }: EvidenceProps) {
  const { price, text, pictures, phones, links } = evidence
  const shown: Partial<Record<ReviewFlag, ReactNode>> = {
    'unusual price': <PriceEvidence {...price} />,
    'copied text': text && (
      <>
        {text.passages.map((passage) => (
          <Quote key={passage}>{passage}</Quote>
        ))}
        <p>
          {evidenceTexts.shared} <MentionedHome {...text.from} />
        </p>
      </>
    ),
    'copied picture': pictures.pairs.length > 0 && (
      <>
        <SimilarPictures pairs={pictures.pairs} names={NAMES} />
        <HomeList homes={pictures.from} />
      </>
    ),
    'phone number': <Marked found={phones} />,
    link: <Marked found={links} />,
  }
  return (
    <section aria-labelledby="evidence" className="panel evidence-panel">
      <h2 id="evidence">{evidenceTexts.title}</h2>
      {flags.length === 0 && <ReviewFlagList flags={flags} />}
      <ul className="evidence-list">
        {REVIEW_FLAGS.filter((flag) => flags.includes(flag)).map((flag) => (
          <li key={flag}>
            <ReviewFlagList flags={[flag]} />
            {shown[flag]}
          </li>
        ))}
        {!flags.includes('unusual price') && (
          <li>
            <PriceEvidence {...price} />
          </li>
        )}
      </ul>
    </section>
  )
}

const Quote = ({ children }: { readonly children: ReactNode }) => (
  <blockquote className="evidence-quote" dir="auto">
    {children}
  </blockquote>
)

const Marked = ({ found }: { readonly found: readonly (readonly TextPiece[])[] }) =>
  found.map((pieces) => {
    const text = pieces.map((piece) => piece.text).join('')
    return (
      <Quote key={text}>
        {pieces.map((piece) =>
          piece.isMarked ? <mark key="mark">{piece.text}</mark> : piece.text,
        )}
      </Quote>
    )
  })

export const HomeList = ({ homes }: { readonly homes: readonly ShownHome[] }) => (
  <ul>
    {homes.map((home) => (
      <li key={`${home.name} ${home.path} ${home.since}`}>
        <MentionedHome {...home} />
      </li>
    ))}
  </ul>
)
