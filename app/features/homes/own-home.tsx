import './own-home.css'
import { Form, Link } from 'react-router'
import { useFetchJson } from '#app/browser/network/use-fetch-json.ts'
import { quietButton } from '#app/ui/button.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { OwnerAction } from '#domain/homes/offer/lifecycle/state.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { type OwnHome as OwnHomeState, ownHomePath } from '#domain/homes/offer/own-home.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatMessages, ownHomeTexts } from '#texts/homes/own-home.ts'

interface OwnHomeProps {
  readonly type: EstateType
  /** Of the listing. */
  readonly id: number
}

/**
 * What its owner can do with a home, on its page, in place of writing to its owner. The page is the
 * same for everyone, so whose home it is comes later.
 */
export function OwnHome({ type, id }: OwnHomeProps) {
  const { result } = useFetchJson<OwnHomeState | null>(ownHomePath({ type, id }))
  if (!result?.value) return null
  const { unread, ...own } = result.value
  const pause: OwnerAction = 'pause'
  return (
    <section className="own-home my-6" aria-label={ownHomeTexts.title}>
      <h2 className="text-lg/heading">{ownHomeTexts.title}</h2>
      <Form method="post" action={PATHS.myListings} className="own-home-actions">
        <input type="hidden" name="id" value={own.id} />
        <button type="submit" name="intent" value="change" className={quietButton}>
          {ownHomeTexts.change}
        </button>
        <button type="submit" name="intent" value={pause} className={quietButton}>
          {ownHomeTexts.pause}
        </button>
        <Link to={offerStepPath(own.id, 'numbers')} className={quietButton}>
          {ownHomeTexts.stats}
        </Link>
        <Link to={PATHS.messages} className={quietButton}>
          {formatMessages(unread)}
        </Link>
      </Form>
    </section>
  )
}
