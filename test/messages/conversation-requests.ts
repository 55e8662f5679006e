import { ownHomePath } from '#domain/homes/offer/own-home.ts'
import {
  conversationPath,
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
import { ASK_INTENT, factsPath } from '#domain/messages/facts/links.ts'
import { viewingFilePath, viewingsPath } from '#domain/messages/viewing/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import type { Form } from '#test/homes/owner-forms.ts'
import type { publishHome } from '#test/homes/published-home.ts'
import type { OwnRequest } from '#test/site/own-request.ts'

const KINDS = ['nobody', 'stranger', 'seeker', 'owner'] as const

/** Kinds of visitors who get the same responses as another kind. */
const LIKE = {
  nobody: 'nobody',
  disabled: 'nobody',
  stranger: 'stranger',
  moderator: 'stranger',
  seeker: 'seeker',
  owner: 'owner',
} as const satisfies Record<string, (typeof KINDS)[number]>

export type ConversationVisitor = keyof typeof LIKE
export const CONVERSATION_VISITORS = Object.keys(LIKE) as ConversationVisitor[]

/** Values that paths and forms refer to. */
export interface Known {
  /** Id of the conversation. */
  readonly id: string
  /** Id of another conversation of the two people, which each of them leaves. */
  readonly left: string
  readonly home: Awaited<ReturnType<typeof publishHome>>
  /** Viewings offered in the conversation, earliest first. */
  readonly viewings: readonly string[]
}

export interface ConversationRequest extends OwnRequest {
  readonly what: string
  readonly path: (known: Known) => string
  /** If present, it is posted; otherwise the page is requested. */
  readonly form?: Form | ((known: Known) => Form)
  /** Statuses in the order of `KINDS`. 302 leads to the sign-in page, or to an existing conversation. */
  readonly statuses: readonly [number, number, number, number]
}

export const getStatus = (
  { statuses }: Pick<ConversationRequest, 'statuses'>,
  who: ConversationVisitor,
): number => statuses[KINDS.indexOf(LIKE[who])] ?? Number.NaN

const own = ({ id }: Known) => conversationPath(id)
const write = ({ home }: Known) => writePath(home)
const times = ({ id }: Known) => viewingsPath(id)
const facts = ({ id }: Known) => factsPath(id)

const DAY = toKyivDay(new Date(Date.now() + 3 * 86_400_000))

export const offerAt = (time: string): Form => ({ day: DAY, time, minutes: '30', place: 'shown' })

const moveViewing = (index: number, intent: string) => (known: Known) => ({
  intent,
  viewing: known.viewings[index] ?? '',
})

/** Who may request what of a conversation. */
export const CONVERSATION_REQUESTS: readonly ConversationRequest[] = [
  { what: 'the list', path: () => PATHS.messages, statuses: [302, 200, 200, 200] },
  { what: 'its data', path: () => `${PATHS.messages}.data`, statuses: [202, 200, 200, 200] },
  {
    what: 'no mails',
    path: () => PATHS.messages,
    form: { mails: 'off' },
    statuses: [302, 303, 303, 303],
  },
  ...['off', 'on'].map(
    (reading): ConversationRequest => ({
      what: `reading is told: ${reading}`,
      path: () => PATHS.messages,
      form: { reading },
      statuses: [302, 303, 303, 303],
    }),
  ),
  { what: 'no form', path: () => PATHS.messages, form: {}, statuses: [302, 400, 400, 400] },
  { what: 'a conversation', path: own, statuses: [302, 404, 200, 200] },
  { what: 'its data', path: (known) => `${own(known)}.data`, statuses: [202, 404, 200, 200] },
  { what: 'a made-up one', path: () => conversationPath('x'), statuses: [302, 404, 404, 404] },
  { what: 'no id', path: () => '/messages/%00', statuses: [302, 404, 404, 404] },
  { what: 'its data', path: () => '/messages/%00.data', statuses: [202, 404, 404, 404] },
  { what: 'a message', path: own, form: { text: 'Hello' }, statuses: [302, 404, 303, 303] },
  {
    what: 'an empty message',
    path: own,
    form: { text: ' \u200b\u3164' },
    statuses: [302, 404, 400, 400],
  },
  { what: 'no known form', path: own, form: { intent: 'write' }, statuses: [302, 404, 400, 400] },
  {
    what: 'what is new',
    path: (known) => laterMessagesPath(known.id, 0),
    statuses: [401, 404, 200, 200],
  },
  {
    what: 'after no number',
    path: (known) => laterMessagesPath(known.id, -1),
    statuses: [401, 404, 400, 400],
  },
  {
    what: 'of a made-up one',
    path: () => laterMessagesPath('x', 0),
    statuses: [401, 404, 404, 404],
  },
  {
    what: 'a message of a script',
    path: (known) => myMessagesPath(known.id),
    json: { text: 'Hello', key: '1' },
    statuses: [401, 404, 200, 200],
  },
  {
    what: 'an empty one',
    path: (known) => myMessagesPath(known.id),
    json: { text: ' ', key: '1' },
    statuses: [401, 400, 400, 400],
  },
  {
    what: 'a picture',
    path: (known) => messagePicturePath(known.id, 2, 1),
    statuses: [404, 404, 200, 200],
  },
  {
    what: 'one that there is not',
    path: (known) => messagePicturePath(known.id, 2, 3),
    statuses: [404, 404, 404, 404],
  },
  {
    what: 'one of no number',
    path: (known) => `${own(known)}/pictures/x/1`,
    statuses: [404, 404, 404, 404],
  },
  {
    what: 'a report',
    path: (known) => reportConversationPath(known.id),
    statuses: [302, 404, 200, 200],
  },
  {
    what: 'a report of a message',
    path: (known) => reportConversationPath(known.id, 1),
    statuses: [302, 404, 404, 200],
  },
  {
    what: 'of no message',
    path: (known) => reportConversationPath(known.id, 99),
    statuses: [302, 404, 404, 404],
  },
  {
    what: 'one that is sent',
    path: (known) => reportConversationPath(known.id),
    form: { reason: 'insult', words: 'Called me a liar.' },
    statuses: [302, 404, 303, 303],
  },
  {
    what: 'one without a reason',
    path: (known) => reportConversationPath(known.id),
    form: { words: 'Called me a liar.' },
    statuses: [302, 404, 400, 400],
  },
  {
    what: 'an appeal to no ban',
    path: () => PATHS.messages,
    form: { intent: 'appeal', reason: 'It was a joke.' },
    statuses: [302, 303, 303, 303],
  },
  {
    what: 'an appeal without a word',
    path: () => PATHS.messages,
    form: { intent: 'appeal' },
    statuses: [302, 400, 400, 400],
  },
  { what: 'a beginning', path: write, statuses: [200, 200, 302, 200] },
  { what: 'no home', path: () => '/messages/new/sale/999999', statuses: [404, 404, 404, 404] },
  { what: 'a home of a feed', path: () => '/messages/new/sale/2', statuses: [404, 404, 404, 404] },
  {
    what: 'a number that is not shown',
    path: (known) => ownerPhonePath(known.home),
    statuses: [404, 404, 404, 404],
  },
  {
    what: 'its number',
    path: (known) => ownerPhonePath(known.home),
    form: {},
    statuses: [302, 403, 404, 403],
  },
  { what: 'no way', path: (known) => `${write(known)}/fax`, statuses: [404, 404, 404, 404] },
  { what: 'no type', path: () => '/messages/new/hut/1', statuses: [404, 404, 404, 404] },
  {
    what: 'the beginning of one',
    path: write,
    form: { text: 'Hello' },
    statuses: [302, 303, 303, 404],
  },
  {
    what: 'ask for facts',
    path: write,
    form: { intent: ASK_INTENT },
    statuses: [302, 303, 303, 404],
  },
  { what: 'questions about facts', path: facts, statuses: [302, 404, 200, 200] },
  { what: 'their data', path: (known) => `${facts(known)}.data`, statuses: [202, 404, 200, 200] },
  { what: 'no answer', path: facts, form: {}, statuses: [302, 404, 400, 400] },
  {
    what: 'an answer',
    path: facts,
    form: { pets: 'allowed' },
    statuses: [302, 404, 400, 303],
  },
  {
    what: 'unblock what is not blocked',
    path: own,
    form: { intent: 'unblock' },
    statuses: [302, 404, 409, 409],
  },
  { what: 'viewing times', path: times, statuses: [302, 404, 200, 200] },
  { what: 'their data', path: (known) => `${times(known)}.data`, statuses: [202, 404, 200, 200] },
  { what: 'no time', path: times, form: {}, statuses: [302, 404, 400, 400] },
  { what: 'a time', path: times, form: offerAt('18:00'), statuses: [302, 404, 303, 303] },
  {
    what: 'take a time',
    path: times,
    form: moveViewing(0, 'take'),
    statuses: [302, 404, 303, 409],
  },
  {
    what: 'its file',
    path: (known) => viewingFilePath(known.id, known.viewings[0] ?? ''),
    statuses: [302, 404, 200, 200],
  },
  {
    what: 'one of no time',
    path: (known) => viewingFilePath(known.id, 'x'),
    statuses: [302, 404, 404, 404],
  },
  {
    what: 'cancel what is not taken',
    path: times,
    form: moveViewing(1, 'cancel'),
    statuses: [302, 404, 409, 409],
  },
  {
    what: 'withdraw a time',
    path: times,
    form: moveViewing(1, 'withdraw'),
    statuses: [302, 404, 409, 303],
  },
  { what: 'block', path: own, form: { intent: 'block' }, statuses: [302, 404, 303, 303] },
  { what: 'unblock', path: own, form: { intent: 'unblock' }, statuses: [302, 404, 303, 303] },
  {
    what: 'leave',
    path: ({ left }) => conversationPath(left),
    form: { intent: 'leave' },
    statuses: [302, 404, 303, 303],
  },
  {
    what: 'one that was left',
    path: ({ left }) => conversationPath(left),
    statuses: [302, 404, 404, 404],
  },
  {
    what: 'whose home it is',
    path: ({ home }) => ownHomePath(home),
    statuses: [200, 200, 200, 200],
  },
  { what: 'unread messages', path: () => UNREAD_PATH, statuses: [200, 200, 200, 200] },
  { what: 'events', path: () => MESSAGE_EVENTS_PATH, statuses: [204, 200, 200, 200] },
  {
    what: 'only the head of events',
    path: () => MESSAGE_EVENTS_PATH,
    method: 'HEAD',
    statuses: [405, 405, 405, 405],
  },
  { what: 'the link of a mail', path: () => STOP_MAILS_PATH, statuses: [303, 303, 303, 303] },
  ...['', '?token=made-up'].map(
    (query): ConversationRequest => ({
      what: `no mails by '${query}'`,
      path: () => STOP_MAILS_PATH + query,
      form: {},
      statuses: [404, 404, 404, 404],
    }),
  ),
]
