import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import { bannedSentence, formatObstacle, type Reader } from './messages.ts'

export const mailReplyTexts = {
  /**
   * The first line of a mail that accepts replies. Mail programs quote it, so it must be
   * unmistakable.
   */
  marker: '--- To answer by mail, write above this line ---',
  /** The note under a reply. */
  leftOut: '(A file that came with this mail was left out.)',
  /** Replaces the sender's own email address, which is mostly in a signature. */
  address: '(address left out)',
  taken: 'Your answer is in the conversation.',
  dropped: 'Taken.',
} as const

/**
 * Why a reply by mail was refused. Mail servers send it to the writer, so it says what to do, in
 * one line of ASCII.
 */
export const mailReplyProblems = {
  unknown: 'Nobody can be reached at this address. Open your messages at Homiq and answer there.',
  sender:
    'Only the address that the mail was sent to, as you confirmed it at Homiq, can answer it. Send your answer from there, or open your messages at Homiq.',
  unreadable: 'This mail could not be read. Send it as plain text, or answer at Homiq.',
  large: 'This mail is too large. Send only text; pictures can be sent in your messages at Homiq.',
  complex: 'This mail has too many lines or parts. Send only your answer, as plain text.',
  often: 'Too many mails came to this address. Try again in an hour, or answer at Homiq.',
  empty: 'There is nothing above the line "To answer by mail, write above this line". Write there.',
  quoted:
    'Your answer could not be told from the mail that it quotes. Delete the quoted mail and send it again, or answer at Homiq.',
  later: 'This cannot be taken now. Try again later.',
} as const

/** Why a conversation refused a reply. */
export const formatReplyRefusal = (refusal: SendRefusal, reader: Reader): string =>
  ({
    'not found': 'You no longer have this conversation, so nothing was sent.',
    'too many': mailReplyProblems.later,
    'too fast': mailReplyProblems.later,
    unanswered: 'Nobody has answered your messages yet. Wait for an answer before you write more.',
    empty: mailReplyProblems.empty,
    banned: bannedSentence,
    unconfirmed: 'Confirm your email address at Homiq first, then answer again.',
    spam: 'This reads like an advertisement. Say it in your own words, about this home and without links.',
    'no pictures yet': mailReplyProblems.large,
    'pictures full': mailReplyProblems.large,
    'other erased': formatObstacle('other erased', reader),
    blocking: formatObstacle('blocking', reader),
    blocked: formatObstacle('blocked', reader),
    'other left': formatObstacle('other left', reader),
  })[refusal]
