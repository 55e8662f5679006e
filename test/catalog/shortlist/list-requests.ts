import {
  joinShortlistPath,
  shortlistChangesPath,
  shortlistEventsPath,
  shortlistPath,
} from '#domain/catalog/shortlist/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { Form } from '#test/homes/owner-forms.ts'
import type { OwnRequest } from '#test/site/own-request.ts'

export const LIST_VISITORS = ['nobody', 'stranger', 'revoked', 'viewer', 'editor', 'owner'] as const
export type ListVisitor = (typeof LIST_VISITORS)[number]

/** Values that paths and forms refer to. */
export interface KnownList {
  readonly id: string
  /** The token of a link for editors. */
  readonly token: string
  /** Id of another link. */
  readonly link: string
  /** A home on the list. */
  readonly home: string
}

export interface ListRequest extends OwnRequest {
  readonly what: string
  readonly path: (known: KnownList) => string
  /** If present, it is posted; otherwise the page is requested. */
  readonly form?: (known: KnownList) => Form
  /** Statuses in the order of `LIST_VISITORS`. */
  readonly statuses: readonly [number, number, number, number, number, number]
}

const list = ({ id }: KnownList) => shortlistPath(id)
const changes = ({ id }: KnownList) => shortlistChangesPath(id, 0)
const join = ({ token }: KnownList) => joinShortlistPath(token)

/** Who may request what of a list, and last what ends an access. */
export const LIST_REQUESTS: readonly ListRequest[] = [
  { what: 'my lists', path: () => PATHS.lists, statuses: [200, 200, 200, 200, 200, 200] },
  {
    what: 'a new list',
    path: () => PATHS.lists,
    form: () => ({ title: 'Another', name: 'Ivan' }),
    statuses: [303, 303, 303, 303, 303, 303],
  },
  {
    what: 'one without a name',
    path: () => PATHS.lists,
    form: () => ({}),
    statuses: [400, 400, 400, 400, 400, 400],
  },
  { what: 'a list', path: list, statuses: [404, 404, 404, 200, 200, 200] },
  {
    what: 'its data',
    path: (known) => `${list(known)}.data`,
    statuses: [404, 404, 404, 200, 200, 200],
  },
  { what: 'a made-up one', path: () => '/list/%00', statuses: [404, 404, 404, 404, 404, 404] },
  { what: 'what has changed', path: changes, statuses: [404, 404, 404, 200, 200, 200] },
  { what: 'writes of a script', path: changes, json: [], statuses: [404, 404, 404, 200, 200, 200] },
  { what: 'no writes', path: changes, json: {}, statuses: [400, 400, 400, 400, 400, 400] },
  {
    what: 'events',
    path: ({ id }) => shortlistEventsPath(id),
    statuses: [204, 204, 204, 200, 200, 200],
  },
  ...(
    [
      ['a vote', { reaction: 'for' }],
      ['a veto', { reaction: 'against' }],
      ['a note', { note: 'Too loud' }],
      ['a viewing', { viewing: '2026-12-01T18:30' }],
      ['no home', { remove: '' }],
      ['the home again', { link: '/sale/1' }],
    ] as const
  ).map(
    ([what, form]): ListRequest => ({
      what,
      path: list,
      form: ({ home }) => ({ home, ...form }),
      statuses: [404, 404, 404, 400, 303, 303],
    }),
  ),
  {
    what: 'another name of the list',
    path: list,
    form: () => ({ title: 'Theirs' }),
    statuses: [404, 404, 404, 400, 400, 303],
  },
  {
    what: 'a new link',
    path: list,
    form: () => ({ intent: 'invite', role: 'owner' }),
    statuses: [404, 404, 404, 404, 404, 200],
  },
  {
    what: 'no link any longer',
    path: list,
    form: ({ link }) => ({ intent: 'revoke', id: link }),
    statuses: [404, 404, 404, 404, 404, 303],
  },
  { what: 'an invitation', path: join, statuses: [200, 200, 200, 200, 302, 302] },
  {
    what: 'a made-up one',
    path: () => joinShortlistPath('x'),
    statuses: [404, 404, 404, 404, 404, 404],
  },
  {
    what: 'joining',
    path: join,
    form: () => ({ name: 'Ivan' }),
    statuses: [303, 303, 303, 303, 303, 303],
  },
  {
    what: 'joining by a made-up one',
    path: () => joinShortlistPath('x'),
    form: () => ({ name: 'Ivan' }),
    statuses: [404, 404, 404, 404, 404, 404],
  },
  {
    what: 'no list any longer',
    path: list,
    form: () => ({ intent: 'delete' }),
    statuses: [404, 404, 404, 404, 404, 303],
  },
  {
    what: 'leaving',
    path: list,
    form: () => ({ intent: 'leave' }),
    statuses: [404, 303, 303, 303, 303, 404],
  },
]
