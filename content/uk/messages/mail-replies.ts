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
export { formatReplyRefusal, mailReplyProblems } from '#content/en/messages/mail-replies.ts'
