import './shortlist-home.css'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { CardFacts } from '#app/features/catalog/listing/card/listing-card.tsx'
import { Price } from '#app/features/catalog/listing/price.tsx'
import { quietButton } from '#app/ui/button.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { listingPath } from '#domain/catalog/links.ts'
import { parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import type { ListedHome, Reaction } from '#domain/catalog/shortlist/content.ts'
import { SHORTLIST_LIMITS } from '#domain/catalog/shortlist/limits.ts'
import type { ShownHome } from '#domain/catalog/shortlist/shortlist.ts'
import {
  formatAbout,
  formatAgreed,
  formatViewing,
  shortlistTexts,
} from '#texts/catalog/shortlist.ts'
import { ListForm } from './list-form.tsx'

interface ShortlistHomeProps {
  readonly listed: ListedHome
  /** When this person has agreed with the owner to see it. */
  readonly agreed: string | undefined
  /** `undefined` if it was added here and the server has not answered. */
  readonly shown: ShownHome | undefined
  readonly me: string
  readonly getName: (member: string) => string
  /** Whether this person may write. */
  readonly isWriter: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** A home on a list, with what everybody says of it. */
export function ShortlistHome(props: ShortlistHomeProps) {
  const { listed, agreed, shown, me, getName, isWriter, isFirst, isLast } = props
  const { home, reactions, notes, viewing } = listed
  const [segment = '', id = ''] = home.split('/')
  const type = parseEstateTypeSegment(segment)
  const address = shown?.address ?? home
  const listing = shown?.listing
  const [cover] = listing?.images ?? []
  const own = reactions.find(({ member }) => member === me)?.reaction
  const note = notes.find(({ member }) => member === me)?.text
  const isVetoed = reactions.some(({ reaction }) => reaction === 'against')
  const listNames = (reaction: Reaction) =>
    reactions.filter((it) => it.reaction === reaction).map(({ member }) => getName(member))
  return (
    <li
      id={home}
      className="panel shortlist-home"
      data-home={home}
      data-vetoed={isVetoed || undefined}
    >
      <div className="shortlist-home-picture relative grid aspect-square place-items-center overflow-hidden rounded-md bg-sunken">
        {cover === undefined ? (
          <Icon name="building" />
        ) : (
          <Picture src={cover} alt="" sizes="10rem" className="picture-fill absolute inset-0" />
        )}
      </div>
      <div className="shortlist-home-facts">
        <h3 tabIndex={-1} className="wrap-anywhere text-lg/heading">
          <Link to={listingPath({ type, id: Number(id) })} className="text-link">
            {address}
          </Link>
        </h3>
        {listing ? (
          <>
            <Price type={type} listing={listing} size="small" />
            <CardFacts listing={listing} />
          </>
        ) : (
          shown !== undefined && <p className="callout">{shortlistTexts.notOffered}</p>
        )}
      </div>
      <div className="shortlist-home-votes grid content-start gap-2">
        {reactions.length === 0 && <p className="text-ink-soft">{shortlistTexts.noReaction}</p>}
        {(['for', 'against'] as const).map((reaction) => {
          const names = listNames(reaction)
          return (
            names.length > 0 && (
              <p key={reaction} data-reaction={reaction}>
                <strong>{shortlistTexts[reaction]}:</strong> {names.join(', ')}
              </p>
            )
          )
        })}
        <ListForm home={home} className="flex flex-wrap gap-2">
          {(['for', 'against'] as const).map((reaction) => (
            <ListButton
              key={reaction}
              text={shortlistTexts[reaction]}
              about={address}
              name="reaction"
              value={own === reaction ? '' : reaction}
              aria-pressed={own === reaction}
            >
              <Icon name={reaction === 'for' ? 'check' : 'x'} />
            </ListButton>
          ))}
        </ListForm>
      </div>
      {viewing !== null && (
        <p className="flex items-center gap-2 font-medium">
          <Icon name="calendar" /> {formatViewing(viewing)}
        </p>
      )}
      {agreed !== undefined && agreed !== viewing && (
        <ListForm home={home} className="callout shortlist-row">
          <p>{formatAgreed(agreed)}</p>
          <input type="hidden" name="viewing" value={agreed} />
          <ListButton text={shortlistTexts.offerViewing} about={address} />
        </ListForm>
      )}
      {notes.length > 0 && (
        <dl className="shortlist-notes grid gap-2">
          {notes.map(({ member, text }) => (
            <div key={member}>
              <dt className="text-(length:--text-sm) text-ink-soft">{getName(member)}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isWriter && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            {shortlistTexts.details}
            <span className="sr-only">: {address}</span>
          </summary>
          <ListForm home={home} className="shortlist-row">
            <TextAreaField
              // What somebody types is not replaced by what arrives; what was saved elsewhere is.
              key={note}
              name="note"
              label={shortlistTexts.note}
              rows={2}
              maxLength={SHORTLIST_LIMITS.noteLength}
              defaultValue={note}
            />
            <ListButton text={shortlistTexts.saveNote} about={address} />
          </ListForm>
          <ListForm home={home} className="shortlist-row">
            <TextField
              key={viewing}
              name="viewing"
              type="datetime-local"
              label={shortlistTexts.viewing}
              defaultValue={viewing ?? ''}
            />
            <ListButton text={shortlistTexts.saveViewing} about={address} />
          </ListForm>
        </details>
      )}
      <ListForm home={home} className="flex flex-wrap gap-2">
        {(['up', 'down'] as const).map((move) => (
          <ListButton
            key={move}
            text={shortlistTexts[move]}
            about={address}
            name="move"
            value={move}
            disabled={move === 'up' ? isFirst : isLast}
          />
        ))}
        <ListButton text={shortlistTexts.remove} about={address} name="remove" />
      </ListForm>
    </li>
  )
}

interface ListButtonProps extends ComponentProps<'button'> {
  readonly text: string
  /** The address of the home, which tells the buttons of several homes apart for screen readers. */
  readonly about: string
}

const ListButton = ({ text, about, children, ...button }: ListButtonProps) => (
  <button
    type="submit"
    {...button}
    aria-label={formatAbout(text, about)}
    // Three in a row on phones.
    className={`${quietButton} max-sm:px-3 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink`}
  >
    {children}
    {text}
  </button>
)
