import './evidence.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SimilarPictures } from '#app/features/moderation/claim/similar-pictures.tsx'
import { ReviewFlagList } from '#app/features/moderation/review-flag-list.tsx'
import type { TextPiece } from '#domain/moderation/contact-data.ts'
import { REVIEW_FLAGS, type ReviewFlag } from '#domain/moderation/review-flags.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { evidenceTexts } from '#texts/moderation/evidence.ts'
import type { getEvidence } from './evidence.ts'

type ShownEvidence = Awaited<ReturnType<typeof getEvidence>>
type ShownHome = NonNullable<ShownEvidence['text']>['from']

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
          piece.isMarked ? (
            <mark key="mark" className="rounded-sm bg-alert-soft px-1 font-semibold text-alert">
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
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

const PriceEvidence = ({ usual, fence, similar }: ShownEvidence['price']) => (
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

const MentionedHome = ({ name, state, path, since }: ShownHome) => (
  <>
    {path === null ? (
      <bdi>{name}</bdi>
    ) : (
      <Link to={path} className="text-link" target="_blank">
        <bdi>{name}</bdi>
      </Link>
    )}{' '}
    <span className="text-ink-soft">
      · {state}, {since}
    </span>
  </>
)
