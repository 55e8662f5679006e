import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import './evidence.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  type SimilarPair,
  SimilarPictures,
} from '#app/features/moderation/claim/similar-pictures.tsx'
import { ReviewFlagList } from '#app/features/moderation/review-flag-list.tsx'
import type { TextPiece } from '#domain/moderation/contact-data.ts'
import { REVIEW_FLAGS, type ReviewFlag } from '#domain/moderation/review-flags.ts'
import { evidenceTexts } from '#texts/moderation/evidence.ts'
import { MentionedHome, type ShownHome } from './mentioned-home.tsx'

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
          <Quote key={passage} text={passage}>
            {passage}
          </Quote>
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
      <ul className="evidence-list grid gap-5">
        {REVIEW_FLAGS.filter((flag) => flags.includes(flag)).map((flag) => (
          <li key={flag} className="grid justify-items-start gap-2">
            <ReviewFlagList flags={[flag]} />
            {shown[flag]}
          </li>
        ))}
        {!flags.includes('unusual price') && (
          <li className="grid justify-items-start gap-2">
            <PriceEvidence {...price} />
          </li>
        )}
      </ul>
    </section>
  )
}

const Quote = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <blockquote className="evidence-quote" dir="auto" lang={guessLanguage(text)}>
    {children}
  </blockquote>
)

const Marked = ({ found }: { readonly found: readonly (readonly TextPiece[])[] }) =>
  found.map((pieces) => {
    const text = pieces.map((piece) => piece.text).join('')
    return (
      <Quote key={text} text={text}>
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

interface ShownPrice {
  /** What homes like it cost. */
  readonly usual: string
  /** What no home costs; `null` if it is within that. */
  readonly fence: string | null
  readonly similar: readonly {
    readonly path: string
    readonly address: string
    readonly area: string
    readonly price: string
  }[]
}

const PriceEvidence = ({ usual, fence, similar }: ShownPrice) => (
  <>
    <p>{usual}</p>
    {fence !== null && <p className="font-medium">{fence}</p>}
    {similar.length > 0 && (
      <details className="w-full text-(length:--text-sm)">
        <summary className="w-fit cursor-pointer text-ink-soft">{evidenceTexts.similar}</summary>
        <ul className="mt-2 grid gap-1">
          {similar.map(({ path, address, area, price }) => (
            <li key={path}>
              <Link to={path} className="text-link" target="_blank">
                <bdi>{address}</bdi>
              </Link>{' '}
              <span className="text-ink-soft">
                · {area} · {price}
              </span>
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
)
