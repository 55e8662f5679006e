import type { ConversationLimits } from '#domain/messages/conversation/limits.ts'
import type { QuickReply } from '#domain/messages/conversation/message/quick-reply.ts'
import type { MyConversation } from '#domain/messages/conversation/my-conversation.ts'
import type { Offerer } from '#domain/messages/conversation/offerer.ts'
import type { Obstacle } from '#domain/messages/conversation/permission.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'

export const messagesTexts = {
  title: 'Messages',
  lead: 'Your conversations about homes. Nobody sees your email address or your number here, unless you type it.',
  empty: 'No messages yet',
  emptyHint: 'Write to the owner of a home that you like: its page has a button for it.',
  search: 'Look for a home',
  mails: 'Emails about messages and viewings',
  mailsOn: 'We email you about new messages, once until you have opened the conversation.',
  mailsOff: 'We do not email you about messages or viewings.',
  mailsUnconfirmed: 'Confirm your email address, and we email you about messages and viewings.',
  toSettings: 'Go to the settings',
  stopMails: 'Stop these mails',
  getMails: 'Get mails',
  older: 'Older conversations',
  newer: 'Newer conversations',
  all: 'All messages',
  home: 'See the home',
  homeEnded: 'This home is not shown on Homiq now.',
  unnamedHome: 'A home that is gone',
  you: 'You',
  owner: 'The owner',
  erased: 'This text is gone with the account that wrote it.',
  redactedOther:
    'Numbers, addresses and links are hidden until you have answered: most fraud begins with leaving the site.',
  redactedOwn:
    'Numbers, addresses and links in it are hidden from the other until both have written.',
  label: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  quick: 'Quick replies',
  notSent: 'Not sent.',
  notSentYet: 'This could not be sent. Check the connection and try again.',
  unconfirmed: 'Confirm it, and we email you about new messages and viewings.',
  gone: 'This conversation is not here',
  goneHint:
    'You have left it, or it never was yours. What others write to you is in your messages.',
  signedOut: 'You are not signed in any more. Sign in in another tab, then try again.',
  tryAgain: 'Try again',
  discard: 'Delete',
  newMessages: 'New messages',
  more: 'Block, leave or report',
  block: 'Block',
  blockNow: 'Block now',
  blocked: 'Blocked people',
  blockedGone: 'Somebody of a conversation that is gone',
  blockHint:
    'You won’t get messages from this person, about any home, and viewings that you have agreed on are canceled. You can unblock later, but the viewings stay canceled.',
  unblock: 'Unblock',
  unblockHint: 'You can write to each other again.',
  leave: 'Leave the conversation',
  leaveHint: 'It goes from your messages, and the other reads that you have left.',
  leaveAgain: 'If you write about this home again, all of it comes back.',
  leaveForGood: 'You cannot come back to it.',
  leaveNow: 'Leave now',
  report: 'Report',
  reportPerson: 'Report this person',
  removed: 'A moderator removed this message.',
  moderation: 'Moderation',
  notNow: 'This was not done, because the conversation has changed meanwhile.',
  safety: 'Never pay before you have seen a home.',
} as const

/** Messages for a text that may be empty, as next to pictures. */
export const optionalMessageMessages = {
  long: 'That is too long. Shorten it to 2,000 characters.',
  unstorable: 'This holds characters that cannot be sent. Type it again.',
} as const

export const messageMessages = {
  empty: 'Write something first.',
  ...optionalMessageMessages,
} as const

export const formatSeeker = (number: number) => `Seeker ${number}`
/** The question before a block or leaving. @param time of an agreed viewing, "Sunday, November 29, 2026, 18:30–19:00" */
export const formatEndQuestion = (action: 'block' | 'leave', time: string | undefined) =>
  time === undefined
    ? { block: 'Block this person?', leave: 'Leave this conversation?' }[action]
    : `${{ block: 'Block', leave: 'Leave' }[action]} and cancel the viewing on ${time}?`

export const formatUnconfirmed = (email: string) => `No mails go to ${email} yet.`

export const formatUnread = (count: number) => `${count} new`
export const typeLabels = { sale: 'For sale', rent: 'For rent' } as const

/** What the person who offers a home is called. */
export const offererNames: Readonly<Record<Offerer, string>> = {
  owner: messagesTexts.owner,
  realtor: 'The realtor',
}

/** Who reads it, and about what home. */
export type Reader = Pick<MyConversation, 'party' | 'offeredBy'>

/** Why nobody can write here. */
export function formatObstacle(obstacle: Obstacle, { party, offeredBy }: Reader): string {
  const who = party === 'seeker' ? offererNames[offeredBy] : 'This person'
  return {
    'other erased': `${who} has deleted the account, so there is nobody to write to any more.`,
    blocking: `You block ${who.replace('T', 't')}. Unblock to write again.`,
    blocked: `${who} does not take messages from you any more.`,
    'other left': `${who} has left this conversation, so nothing more can be sent.`,
  }[obstacle]
}

export const bannedSentence =
  'A moderator has banned you from writing to others. Your messages say why and until when.'

/** Why nothing was sent. */
export const formatSendRefusal = (
  refusal: SendRefusal,
  reader: Reader,
  { maxStartsPerDay, maxStartsPerDayNew, unanswered }: ConversationLimits,
): string =>
  ({
    empty: messageMessages.empty,
    'not found': 'This home or conversation is gone, so nothing was sent.',
    'too many': `An account can begin ${maxStartsPerDay} conversations a day, a new one ${maxStartsPerDayNew}. Go on tomorrow; what you typed is still here.`,
    'too fast': 'That was a lot in an hour. Wait a little; what you typed is still here.',
    unanswered: `You have written ${unanswered} messages. Wait for an answer; what you typed is still here.`,
    banned: bannedSentence,
    unconfirmed: 'Confirm your email address, then send this. What you typed is still here.',
    spam: 'This reads like an advertisement. Say it in your own words, about this home and without links.',
    'no pictures yet':
      'Pictures can be sent once the other has answered. What you typed is still here.',
    'pictures full':
      'Your pictures in messages take as much as an account can have. Send the text without more.',
    'other erased': formatObstacle('other erased', reader),
    blocking: formatObstacle('blocking', reader),
    blocked: formatObstacle('blocked', reader),
    'other left': formatObstacle('other left', reader),
  })[refusal]

export const quickReplyTexts: Readonly<Record<QuickReply, string>> = {
  'still-free': 'Hello! Is it still available?',
  'when-to-see': 'When could I see it?',
  thanks: 'Thank you, that helps!',
  'is-free': 'Yes, it is still available.',
  'is-taken': 'Sorry, it is taken.',
  'say-when': 'When would you like to see it?',
}

/** Titles of the page on which a conversation begins. */
export const writeTitles: Readonly<Record<Offerer, string>> = {
  owner: 'Write to the owner',
  realtor: 'Write to the realtor',
}

export const formatWriteLead = (offeredBy: Offerer) =>
  `${offererNames[offeredBy]} sees your message, not your email or phone. The answer comes to your messages here.`

export const writeTexts = {
  back: 'Back to the home',
  own: 'You cannot write to yourself. What others write about this home comes to your messages.',
  signInLead: 'Sign in to write. It takes a moment, and brings you back here.',
  signIn: 'Sign in and write',
  needsScript:
    'Signing in needs JavaScript, so allow it for this site first. Writing works without it.',
} as const
