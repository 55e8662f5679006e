import type { Reader } from '#domain/messages/conversation/my-conversation.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import { bannedSentence, formatObstacle, optionalMessageMessages } from './messages.ts'

export const mailReplyTexts = {
  /**
   * The first line of a mail that accepts replies. Mail programs quote it, so it must be
   * unmistakable.
   */
  marker: '--- To reply by email, write above this line ---',
  /** The note under a reply. */
  leftOut: '(A file that came with this email was left out.)',
  /** Replaces the sender's own email address, which is mostly in a signature. */
  address: '(address left out)',
  taken: 'Your reply is in the conversation.',
  dropped: 'Accepted.',
} as const

/**
 * Why a reply by mail was refused. Mail servers send it to the writer, so it says what to do, in
 * one line of ASCII.
 */
export const mailReplyProblems = {
  unknown: 'This address takes no replies. Open your messages on Homiq and reply there.',
  sender:
    'You can reply only from the address that this email was sent to. Reply from there, or open your messages on Homiq.',
  unreadable: 'This email could not be read. Send it as plain text, or reply on Homiq.',
  large:
    'This email is too large. Send only text; you can send pictures in your messages on Homiq.',
  complex: 'This email has too many lines or parts. Send only your reply, as plain text.',
  often: 'Too many emails came to this address. Try again in an hour, or reply on Homiq.',
  empty:
    'There is nothing above the line "To reply by email, write above this line". Write your reply there.',
  ...optionalMessageMessages,
  quoted:
    'Your reply could not be told apart from the email that it quotes. Delete the quoted text and send it again, or reply on Homiq.',
  later: 'This cannot be accepted now. Try again later.',
} as const

/** Why a conversation refused a reply. */
export const formatReplyRefusal = (refusal: SendRefusal, reader: Reader): string =>
  ({
    'not found': 'You no longer have this conversation, so nothing was sent.',
    'too many': mailReplyProblems.later,
    'too fast': mailReplyProblems.later,
    unanswered: 'Nobody has replied to your messages yet. Wait for a reply before you write more.',
    empty: mailReplyProblems.empty,
    banned: bannedSentence,
    unconfirmed: 'Confirm your email address on Homiq first, then reply again.',
    spam: 'This reads like an advertisement. Write in your own words, about this home and without links.',
    'no pictures yet': mailReplyProblems.large,
    'pictures full': mailReplyProblems.large,
    'other erased': formatObstacle('other erased', reader),
    blocking: formatObstacle('blocking', reader),
    blocked: formatObstacle('blocked', reader),
    'other left': formatObstacle('other left', reader),
  })[refusal]
