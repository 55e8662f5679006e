import type { ConversationLimits } from '#domain/messages/conversation/limits.ts'
import type { QuickReply } from '#domain/messages/conversation/message/quick-reply.ts'
import type { Reader } from '#domain/messages/conversation/my-conversation.ts'
import type { Offerer } from '#domain/messages/conversation/party.ts'
import type { Obstacle } from '#domain/messages/conversation/permission.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'

export const messagesTexts = {
  title: 'Messages',
  lead: 'Your conversations about homes. Nobody sees your email address or phone number here unless you type it.',
  empty: 'No messages yet',
  emptyHint: 'Found a home you like? Its page has a button to write to the owner.',
  search: 'Look for a home',
  mails: 'Emails about messages and viewings',
  mailsOn: 'We email you about new messages: once for each conversation, until you open it.',
  mailsOff: 'We do not email you about messages or viewings.',
  mailsUnconfirmed: 'Confirm your email address to get emails about messages and viewings.',
  toSettings: 'Go to Settings',
  stopMails: 'Stop these emails',
  getMails: 'Get emails',
  older: 'Older conversations',
  newer: 'Newer conversations',
  all: 'All messages',
  home: 'See the home',
  homeEnded: 'This home is not on Homiq right now.',
  unnamedHome: 'A home no longer on Homiq',
  you: 'You',
  owner: 'The owner',
  erased: 'Message deleted: the sender closed their account.',
  redactedOther:
    'Numbers, addresses and links are hidden until you reply: most fraud starts with leaving the site.',
  redactedOwn:
    'Numbers, addresses and links are hidden from the other person until you have both written.',
  label: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  quick: 'Quick replies',
  notSent: 'Not sent.',
  notSentYet: 'Homiq could not be reached. Check your connection and try again.',
  gone: 'Conversation not found',
  goneHint: 'You have left it, or it is not yours. What others write to you is in your messages.',
  signedOut: 'You are signed out. Sign in again in another tab, then try again.',
  tryAgain: 'Try again',
  discard: 'Delete',
  newMessages: 'New messages',
  more: 'Block, leave or report',
  block: 'Block',
  blockNow: 'Block now',
  blocked: 'Blocked people',
  blockedGone: 'Someone from a deleted conversation',
  blockHint:
    'You won’t get messages from this person about any home, and the viewings you have agreed on are canceled. You can unblock them later, but the viewings stay canceled.',
  unblock: 'Unblock',
  unblockHint: 'You can write to each other again.',
  leave: 'Leave the conversation',
  leaveHint: 'It disappears from your messages, and the other person sees that you have left.',
  leaveAgain: 'If you write about this home again, the whole conversation comes back.',
  leaveForGood: 'You cannot come back to it.',
  leaveNow: 'Leave now',
  report: 'Report',
  reportPerson: 'Report this person',
  removed: 'A moderator removed this message.',
  moderation: 'Moderation',
  notNow: 'Nothing was done: the conversation has changed in the meantime.',
  safety: 'Never pay before you have seen a home.',
} as const

/** Messages for a text that may be empty, as next to pictures. */
export const optionalMessageMessages = {
  long: 'That is too long. Shorten it to 2,000 characters.',
  unstorable: 'This contains characters that cannot be sent. Type it again.',
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

export const formatUnconfirmed = (email: string) =>
  `We don’t email ${email} yet. Confirm it to hear about new messages and viewings.`

export const formatUnread = (count: number) => `${count} new`
export const typeLabels = { sale: 'For sale', rent: 'For rent' } as const

/** What the person who offers a home is called. */
export const offererNames: Readonly<Record<Offerer, string>> = {
  owner: messagesTexts.owner,
  realtor: 'The realtor',
}

/** Why nobody can write here. */
export function formatObstacle(obstacle: Obstacle, { party, offeredBy }: Reader): string {
  const who = party === 'seeker' ? offererNames[offeredBy] : 'This person'
  return {
    'other erased': `${who} has deleted their account, so nobody would read your messages.`,
    blocking: `You have blocked ${who.replace('T', 't')}. Unblock to write again.`,
    blocked: `${who} no longer takes messages from you.`,
    'other left': `${who} has left this conversation, so nothing more can be sent.`,
  }[obstacle]
}

export const bannedSentence =
  'A moderator has banned you from writing to others. See why and until when in your messages.'

/** Why nothing was sent. */
export const formatSendRefusal = (
  refusal: SendRefusal,
  reader: Reader,
  { maxStartsPerDay, maxStartsPerDayNew, unanswered }: ConversationLimits,
): string =>
  ({
    empty: messageMessages.empty,
    'not found': 'This home or conversation is gone, so nothing was sent.',
    'too many': `You can start ${maxStartsPerDay} conversations a day, and ${maxStartsPerDayNew} on your first day. Continue tomorrow; what you typed is still here.`,
    'too fast': 'You have reached the hourly limit. Try again later; what you typed is still here.',
    unanswered: `You have sent ${unanswered} messages. Wait for a reply; what you typed is still here.`,
    banned: bannedSentence,
    unconfirmed: 'Confirm your email address, then send this. What you typed is still here.',
    spam: 'This reads like an advertisement. Write in your own words, about this home and without links.',
    'no pictures yet': 'You can send pictures once you have a reply. What you typed is still here.',
    'pictures full': 'You have used all your space for pictures in messages. Send the text alone.',
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
  `${offererNames[offeredBy]} sees your message, not your email or phone. The reply comes to your messages here.`

export const writeTexts = {
  back: 'Back to the home',
  own: 'You cannot write to yourself. What others write about this home is in your messages.',
  signInLead: 'Sign in to write. It takes a moment, and brings you back here.',
  signIn: 'Sign in and write',
  needsScript: 'Turn on JavaScript to sign in. Writing works without it.',
} as const
