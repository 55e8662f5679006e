import fc from 'fast-check'
import { OFFER_FIELDS, OFFER_STEPS } from '#domain/homes/offer/content.ts'
import { draftPath } from '#domain/homes/offer/draft.ts'
import { MOVES } from '#domain/homes/offer/lifecycle/state.ts'
import {
  checkPicturePath,
  homeCheckPath,
  offerStepPath,
  pictureFilePath,
  sentPicturesPath,
} from '#domain/homes/offer/links.ts'
import {
  laterMessagesPath,
  MESSAGE_EVENTS_PATH,
  messagePicturePath,
  myMessagesPath,
  ownerPhonePath,
  reportConversationPath,
  STOP_MAILS_PATH,
  UNREAD_PATH,
  writePath,
} from '#domain/messages/conversation/links.ts'
import { viewingFilePath, viewingsPath } from '#domain/messages/viewing/links.ts'
import { decisionLogPath, moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { encodedText, parameterPairs, queryStrings } from './encodings.ts'
import { jsonBodies } from './json.ts'
import { oddText, usually } from './odd-text.ts'
import {
  changedForm,
  type KnownIds,
  OWN_VISITORS,
  type OwnRequestParts,
  UNKNOWN_ID,
} from './own-forms.ts'
import { toBinaryString } from './raw-request.ts'
import { FORM, JSON_TYPE } from './request-parts.ts'

function listPaths({ conversation, viewing, home, drafts }: KnownIds): string[] {
  const ofOffer = [...drafts, UNKNOWN_ID].flatMap((id) => [
    ...[...OFFER_STEPS, 'preview', 'numbers', 'copies', 'phone', 'check'].map((step) =>
      offerStepPath(id, step),
    ),
    draftPath(id),
    sentPicturesPath(id),
    pictureFilePath(id, UNKNOWN_ID),
    checkPicturePath(id),
    homeCheckPath(id, ['too large']),
    moderatedOfferPath(id),
  ])
  const ofConversation = [conversation, UNKNOWN_ID].flatMap((id) => [
    `${PATHS.messages}/${id}`,
    viewingsPath(id),
    viewingFilePath(id, viewing),
    reportConversationPath(id),
    reportConversationPath(id, 1),
    myMessagesPath(id),
    laterMessagesPath(id, 0),
    messagePicturePath(id, 1, 1),
  ])
  return [
    PATHS.myListings,
    PATHS.confirmHome,
    PATHS.messages,
    PATHS.moderation,
    decisionLogPath(''),
    writePath(home),
    ownerPhonePath(home),
    `/report/listing/${home.type}/${home.id}`,
    UNREAD_PATH,
    MESSAGE_EVENTS_PATH,
    STOP_MAILS_PATH,
    ...ofOffer,
    ...ofConversation,
  ]
}

const INTENTS = [
  ...Object.keys(MOVES),
  'create',
  'copy',
  'remove',
  'move',
  'turn',
  'claim',
  'withdraw',
  'lift',
  'uphold',
  'ban',
  'offer',
  'take',
  'cancel',
  'leave',
  'block',
  'unblock',
  'dismiss',
  'act',
  'approve-check',
]

const listFields = ({ viewing, drafts }: KnownIds) => ({
  ...Object.fromEntries(OFFER_FIELDS.map((field) => [field, usually('1', '', 'rent', '49.8, 24')])),
  intent: usually(...INTENTS),
  id: usually(...drafts, viewing, UNKNOWN_ID),
  key: usually(UNKNOWN_ID, ''),
  revision: usually('1', '2', '5'),
  reason: usually('Say more about the rooms.', 'wrong facts', 'other', ''),
  words: usually('The street has no such number.'),
  text: usually('Is it free? +380 44 123 45 67', ''),
  day: usually('2026-12-01', '0000-00-00', '9999-12-31', '2027-02-30'),
  time: usually('10:00', '25:00', '03:30'),
  minutes: usually('30', '60', '-30', '1e9'),
  place: usually('exact', 'shown'),
  hash: usually('0'.repeat(32)),
  phone: usually('+380 44 123 45 67', ''),
  days: usually('7', '30'),
  reading: usually('on', 'off'),
  mails: usually('on', 'off'),
  answer: usually('free', 'closed'),
  code: usually('MAPLE 47'),
  read: usually('1', '99999999999'),
  seq: usually('1', '-1'),
})

const TUS_HEADERS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'Tus-Resumable': fc.constantFrom('1.0.0', '0.2.2'),
  'Upload-Length': fc.constantFrom('9', '0', '-1', '99999999999', 'x', '9007199254740993'),
  'Upload-Offset': fc.constantFrom('0', '-1', '5', '1e3'),
  'Upload-Metadata': fc.constantFrom('name aGk=', 'name', ',,', 'filename Li4vLi4vZXRj'),
  'Content-Type': fc.constantFrom('application/offset+octet-stream', 'x'),
}

const BOUNDARY = 'own'
const multipart = (fields: Readonly<Record<string, fc.Arbitrary<string>>>) =>
  fc
    .array(
      fc
        .constantFrom(...Object.keys(fields), 'pictures', 'picture')
        .chain((name) =>
          fc
            .tuple(
              fc.constantFrom('', '', '; filename="x.jpg"', '; filename="../../x.svg"'),
              fields[name] ?? oddText,
            )
            .map(
              ([file, value]) =>
                `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${toBinaryString(value)}\r\n`,
            ),
        ),
      { maxLength: 6 },
    )
    .map((parts) => `${parts.join('')}--${BOUNDARY}--\r\n`)

/** Requests to personal pages and calls, mostly as their forms and scripts send them. */
export function ownRequests(known: KnownIds): fc.Arbitrary<OwnRequestParts> {
  const fields = listFields(known)
  const path = fc
    .tuple(fc.constantFrom(...listPaths(known)), fc.constantFrom('', '', '.data'))
    .map(([path, data]) => path.replace(/(?=\?|$)/, data))
  const oddPath = fc.tuple(path, encodedText(oddText), fc.nat(5)).map(([path, text, place]) =>
    path
      .split('/')
      .map((part, index) => (index === place && index > 1 ? text : part))
      .join('/'),
  )
  const target = fc.oneof(
    { weight: 9, arbitrary: path },
    { weight: 1, arbitrary: oddPath },
    {
      weight: 2,
      arbitrary: fc
        .tuple(path, queryStrings(parameterPairs(fields, oddText)))
        .map(([path, query]) => `${path}?${query}`),
    },
  )
  const body = fc.oneof(
    {
      weight: 6,
      arbitrary: queryStrings(parameterPairs(fields, oddText)).map((text) => [FORM, text] as const),
    },
    {
      weight: 3,
      arbitrary: multipart(fields).map(
        (text) => [`multipart/form-data; boundary=${BOUNDARY}`, text] as const,
      ),
    },
    { weight: 2, arbitrary: jsonBodies(fields).map((text) => [JSON_TYPE, text] as const) },
    { weight: 1, arbitrary: oddText.map((text) => ['text/plain', toBinaryString(text)] as const) },
  )
  const tus = fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record(TUS_HEADERS, { requiredKeys: ['Tus-Resumable'] }) },
  )
  const other = fc
    .record({
      visitor: fc.constantFrom(...OWN_VISITORS.slice(0, 3), ...OWN_VISITORS),
      method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'),
      target,
      body,
      tus,
    })
    .map(({ visitor, method, target, body: [type, text], tus }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD'
      return {
        visitor,
        method,
        target,
        body: hasBody ? text : null,
        headers: Object.entries({ ...(hasBody && { 'Content-Type': type }), ...tus }),
      }
    })
  return fc.oneof({ weight: 1, arbitrary: changedForm(known) }, { weight: 1, arbitrary: other })
}
