import fc from 'fast-check'
import { OFFER_REQUESTS } from '#test/homes/offer-requests.ts'
import { COMPLETE, type Form } from '#test/homes/owner-forms.ts'
import { CONVERSATION_REQUESTS, type Known } from '#test/messages/conversation-requests.ts'
import { encodedText } from './encodings.ts'
import { usually } from './odd-text.ts'
import { FORM, type RequestParts } from './request-parts.ts'

/** The visitors whose cookie a request may carry. */
export const OWN_VISITORS = ['seeker', 'owner', 'moderator', 'stranger', 'nobody'] as const

/** Ids that exist on the running site. */
export interface KnownIds {
  readonly conversation: string
  readonly viewing: string
  readonly home: Known['home']
  readonly drafts: readonly string[]
}

export interface OwnRequestParts extends RequestParts {
  readonly visitor: (typeof OWN_VISITORS)[number]
}

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

const REVISIONS = usually(...Array.from({ length: 12 }, (_, index) => String(index + 1)))

/** Forms as pages contain them, with the visitor that each is for. */
function listForms(known: KnownIds): (readonly [OwnRequestParts['visitor'], string, Form])[] {
  const { conversation: id, viewing, home, drafts } = known
  const { type } = home
  const conversation = { id, left: UNKNOWN_ID, home, viewings: [viewing] }
  return [
    ...CONVERSATION_REQUESTS.flatMap(({ path, form }) =>
      form === undefined
        ? []
        : (['seeker', 'owner'] as const).map(
            (visitor) =>
              [
                visitor,
                path(conversation),
                typeof form === 'function' ? form(conversation) : form,
              ] as const,
          ),
    ),
    ...drafts.flatMap((draft) => [
      ...OFFER_REQUESTS.flatMap(({ path, form }) =>
        form === undefined
          ? []
          : (['owner', 'moderator'] as const).map(
              (visitor) => [visitor, path(draft), { ...COMPLETE, ...form }] as const,
            ),
      ),
    ]),
    [
      'seeker',
      `/report/listing/${type}/${home.id}`,
      { reason: 'other', words: 'It is not there.' },
    ],
  ]
}

/** A form of a page with some fields changed, left out or repeated. */
export const changedForm = (known: KnownIds): fc.Arbitrary<OwnRequestParts> =>
  fc.constantFrom(...listForms(known)).chain(([visitor, path, form]) =>
    fc
      .tuple(
        fc.constantFrom('', '', '.data'),
        ...Object.entries(form).map(([name, value]) =>
          fc.tuple(
            encodedText(name === 'revision' ? REVISIONS : usually(value)),
            fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 0, 2),
            fc.constant(name),
          ),
        ),
      )
      .map(([data, ...fields]) => ({
        visitor,
        method: 'POST',
        target: path.replace(/(?=\?|$)/, data),
        headers: [['Content-Type', FORM]] as const,
        body: fields
          .flatMap(([value, times, name]) => Array<string>(times).fill(`${name}=${value}`))
          .join('&'),
      })),
  )
