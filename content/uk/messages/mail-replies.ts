import type { Reader } from '#domain/messages/conversation/my-conversation.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'

export const mailReplyTexts = {
  /** Mail programs quote it, so it must be unmistakable. */
  marker: '--- Щоб відповісти листом, пишіть над цим рядком ---',
  /** The note under a reply. */
  leftOut: '(Файл, доданий до цього листа, не надіслано.)',
  /** Replaces the sender's own email address. */
  address: '(адресу приховано)',
  taken: 'Your reply is in the conversation.',
  dropped: 'Accepted.',
} as const

/** In English, because the answers of a mail server are ASCII: others would come back as question marks. */
export const mailReplyProblems = {
  unknown: 'This address takes no replies. Open your messages on Homiq and reply there.',
  sender:
    'You can reply only from the address that this email was sent to. Reply from there, or open your messages on Homiq.',
  unreadable: 'This email could not be read. Send it as plain text, or reply on Homiq.',
  large:
    'This email is too large. Send only text; you can send pictures in your messages on Homiq.',
  complex: 'This email has too many lines or parts. Send only your reply, as plain text.',
  often: 'Too many emails came to this address. Try again in an hour, or reply on Homiq.',
  empty: 'There is nothing above the first line of our email. Write your reply there.',
  long: 'That is too long. Shorten it to 2,000 characters.',
  unstorable: 'This contains characters that cannot be sent. Type it again.',
  quoted:
    'Your reply could not be told apart from the email that it quotes. Delete the quoted text and send it again, or reply on Homiq.',
  later: 'This cannot be accepted now. Try again later.',
} as const

/** Why a conversation refused a reply, in ASCII. */
export const formatReplyRefusal = (refusal: SendRefusal, { party, offeredBy }: Reader): string => {
  const who = party === 'seeker' ? `The ${offeredBy}` : 'This person'
  return {
    'not found': 'You no longer have this conversation, so nothing was sent.',
    'too many': mailReplyProblems.later,
    'too fast': mailReplyProblems.later,
    unanswered: 'Nobody has replied to your messages yet. Wait for a reply before you write more.',
    empty: mailReplyProblems.empty,
    banned: 'You are banned from writing to others. See why and until when in your messages.',
    unconfirmed: 'Confirm your email address on Homiq first, then reply again.',
    spam: 'This reads like an advertisement. Write in your own words, about this home and without links.',
    'no pictures yet': mailReplyProblems.large,
    'pictures full': mailReplyProblems.large,
    'other erased': `${who} has deleted their account, so nobody would read your messages.`,
    blocking: 'You have blocked this person. Unblock on Homiq to write again.',
    blocked: `${who} no longer takes messages from you.`,
    'other left': `${who} has left this conversation, so nothing more can be sent.`,
  }[refusal]
}
