import '#app/ui/card/panel.css'
import './copies-view.css'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { copiesTexts } from '#content/texts/my-listings/copies.ts'
import { actionLabel } from '#content/texts/my-listings/list.ts'
import { stepTexts } from '#content/texts/my-listings/steps.ts'
import { type HomePicture, homePictureUrl } from '#domain/picture/home-picture.ts'
import { PATHS } from '#domain/site/links.ts'

/** A home of somebody else, as every visitor sees it. */
export interface ShownCopy {
  /** Of its page. */
  readonly path: string
  readonly reportPath: string
  readonly address: string
  readonly price: string
  readonly cover: HomePicture | null
}

interface CopiesViewProps {
  /** Where the owner's home is. */
  readonly place: string
  readonly copies: readonly ShownCopy[]
}

/** docs/product.md, "Copies of a home". */
export function CopiesView({ place, copies }: CopiesViewProps) {
  return (
    <div className="page py-6 md:py-10">
      <Link to={PATHS.myListings} className="text-link mb-3">
        {stepTexts.all}
      </Link>
      <h1>{copiesTexts.title}</h1>
      <p className="mt-3 text-lg">{place}</p>
      <p className="mt-2 max-w-prose text-ink-soft">
        {copies.length === 0 ? copiesTexts.none : copiesTexts.lead}
      </p>
      <ul className="copies">
        {copies.map(({ path, reportPath, address, price, cover }) => (
          <li key={path} className="panel copy">
            {cover !== null && (
              <Picture
                src={homePictureUrl(cover)}
                alt=""
                sizes="(width >= 768px) 12rem, 90vw"
                placeholder={cover.placeholder}
                className="copy-cover"
              />
            )}
            <div>
              <h2>{address}</h2>
              <p className="text-ink-soft">{price}</p>
              <div className="copy-actions">
                <Link
                  to={path}
                  className={quietButton}
                  aria-label={actionLabel(copiesTexts.see, address)}
                >
                  {copiesTexts.see}
                </Link>
                <Link
                  to={reportPath}
                  className={quietButton}
                  aria-label={actionLabel(copiesTexts.report, address)}
                >
                  {copiesTexts.report}
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
