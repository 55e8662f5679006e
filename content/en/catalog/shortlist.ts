import type { ShortlistRole } from '#domain/catalog/shortlist/role.ts'
import type { JoinMessages } from '#domain/catalog/shortlist/shortlist-schema.ts'
import { lazy } from '#domain/platform/text/lazy.ts'

export const shortlistTexts = {
  lists: 'My lists',
  listsLead:
    'Collect homes together with others: vote, take notes and plan viewings, also while you have no connection.',
  noLists: 'You are not on any list yet.',
  new: 'Make a list',
  listed: 'On this list already',
  title: 'Name of the list',
  titleHint: 'For example “Our home in Lviv”.',
  name: 'Your first name',
  nameHint: 'The others on the list see it.',
  make: 'Make the list',
  making: 'Making the list …',
  tooMany: 'You have made or joined too many lists. Try again in an hour, or leave some.',
  join: 'Join the list',
  joining: 'Joining …',
  full: 'This list has as many people as it can.',
  people: 'People',
  you: '(you)',
  viewings: 'Viewings',
  homes: 'Homes',
  empty: 'There are no homes on this list yet.',
  for: 'For it',
  against: 'Veto',
  noReaction: 'Nobody has voted yet.',
  notOffered: 'No longer offered',
  details: 'Note and viewing time',
  note: 'Your note',
  saveNote: 'Save note',
  viewing: 'Viewing time (Kyiv)',
  saveViewing: 'Save time',
  offerViewing: 'Offer this time to the list',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  removed: 'Removed from the list',
  undo: 'Undo',
  saved: 'Saved',
  add: 'Add homes',
  link: 'Link to a home on Homiq',
  addLink: 'Add',
  notALink: 'This is not a link to a home on Homiq, or the home is on the list already.',
  favorites: 'From your favorites',
  addFavorites: 'Add the chosen homes',
  invite: 'Invite',
  inviteLead: 'Whoever opens the link can join, so send it only to those who should.',
  role: 'Those who join',
  makeLink: 'Make a link',
  linkMade: 'This is the link. It is shown only once, so copy it now.',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied.',
  links: 'Links',
  nobodyJoined: 'nobody has joined by it yet',
  revoke: 'Revoke',
  revokeLead:
    'Nobody can join by this link any longer, and those who did lose access. Their votes and notes stay.',
  tooManyLinks: 'A list can have 20 links. Make a new list to invite more people.',
  rename: 'Rename',
  leave: 'Leave the list',
  leaveLead: 'Your votes and notes are deleted. Without people, the list is deleted, too.',
  delete: 'Delete the list',
  deleteLead: 'The list is deleted for everyone. This cannot be undone.',
  print: 'Print',
  notDone: 'This could not be done. Check what you entered.',
  slowDown: 'Too much at once. Try again in a minute.',
  refused: 'Not everything could be saved: the list may be full, or a home is no longer offered.',
  onlyRead: 'You can read this list, but not change it.',
  roles: {
    owner: 'can change everything and invite',
    editor: 'can add homes, vote and take notes',
    viewer: 'can only read',
  } satisfies Record<ShortlistRole, string>,
} as const

export const shortlistMessages: JoinMessages = {
  name: 'Enter a first name of up to 40 characters.',
  title: 'Enter a name of up to 100 characters.',
}

export const formatHomeCount = (homes: number): string =>
  homes === 1 ? '1 home' : `${homes} homes`
export const formatPeopleCount = (people: number): string =>
  people === 1 ? '1 person' : `${people} people`
export const formatUnsent = (changes: number): string =>
  changes === 1
    ? '1 change is kept here until there is a connection.'
    : `${changes} changes are kept here until there is a connection.`
export const formatInvitation = (title: string): string => `You are invited to “${title}”`
export const formatInvitationLead = (homes: number, role: ShortlistRole): string =>
  `The list has ${formatHomeCount(homes)}. You ${shortlistTexts.roles[role]}.`
export const formatPlace = (place: number, total: number): string => `Now ${place} of ${total}`
export const formatNewList = (homes: number): string => `It begins with ${formatHomeCount(homes)}.`
export const formatAdd = (homes: number): string => `Add ${formatHomeCount(homes)}`
export const formatAddTo = (homes: number, title: string): string =>
  `${formatAdd(homes)} to “${title}”`
/** @param home the address */
export const formatAbout = (action: string, home: string): string => `${action}: ${home}`
/** @param role how it is named in `roles` */
export const formatLink = (role: ShortlistRole, joined: readonly string[]): string =>
  `Whoever has it ${shortlistTexts.roles[role]}; ${
    joined.length === 0 ? shortlistTexts.nobodyJoined : `joined: ${joined.join(', ')}`
  }`

const getDayFormat = lazy(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }),
)

/** @param viewing "2026-12-01T18:30", which is local already and reads the same everywhere */
export const formatViewing = (viewing: string): string =>
  `${getDayFormat().format(new Date(`${viewing}Z`))}, ${viewing.slice(11)}`

export const formatAgreed = (viewing: string): string =>
  `You have agreed on a viewing: ${formatViewing(viewing)}.`
