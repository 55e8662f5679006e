import { domainToASCII } from 'node:url'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { conversationPath } from '#domain/messages/conversation/links.ts'
import { isAutomaticMail } from '#domain/messages/conversation/mail-reply/automatic-mail.ts'
import { maskAddress } from '#domain/messages/conversation/mail-reply/mask-address.ts'
import { readReplyToken } from '#domain/messages/conversation/mail-reply/reply-address.ts'
import { messageSchema } from '#domain/messages/conversation/message/message-schema.ts'
import { normalizeEmail } from '#domain/people/email.ts'
import { LANGUAGES, type Language } from '#domain/platform/language.ts'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import { findReplier, type Replier } from '#server/messages/conversation/reply-address/queries.ts'
import { findMailRecipient } from '#server/people/account/mail-addresses.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Replies from '#texts/messages/mail-replies.ts'
// The answers of a mail server are in English (`content/uk/messages/mail-replies.ts`).
import { formatReplyRefusal, mailReplyProblems } from '#texts/messages/mail-replies.ts'
import { findHeader, readHeaders, readSender } from './mail-headers.ts'
import { createMailReader, type MailReader } from './mail-reader.ts'

const replies = await loadTexts<typeof Replies>('messages/mail-replies.ts')

/** The result for one mail; a refusal has an SMTP code and text. */
export type ReplyOutcome =
  | 'taken'
  /** A program wrote it. */
  | 'dropped'
  | { readonly code: number; readonly sentence: string }

export interface MailRepliesOptions {
  readonly db: Queryable
  readonly conversations: Pick<Conversations, 'send'>
  /** The domain of reply addresses. */
  readonly domain: string
  /** `MAIL_FROM`, the sender of the mails that people reply to. */
  readonly from: string
  /** For tests. */
  readonly reader?: MailReader
}

export interface MailReplier extends Replier {
  /** The confirmed email address: mails go there, and replies must come from there. */
  readonly address: string
  readonly language: Language
}

/** Replies to mails about messages. */
export type MailReplies = ReturnType<typeof createMailReplies>

const REFUSED = 550
const LATER = 451

/** Between a reply and the note under it. */
const GAP = '\n\n'

const refuse = (sentence: string, code = REFUSED) => ({ code, sentence })

const schema = messageSchema(mailReplyProblems)

export function createMailReplies(options: MailRepliesOptions) {
  const { db, conversations, domain } = options
  const markers = LANGUAGES.map((language) => replies[language].mailReplyTexts.marker)
  const quoted = { markers, senders: readNames(options.from) }
  const reader = options.reader ?? createMailReader(quoted)

  async function read(uid: string, raw: Buffer) {
    const mail = await reader.read(raw, uid).catch((error: unknown) => {
      if (error instanceof QueueBusyError) return 'too slow' as const
      throw error
    })
    if (mail === 'too slow') return refuse(mailReplyProblems.later, LATER)
    return mail ?? refuse(mailReplyProblems.unreadable)
  }

  async function post(replier: Replier, written: string, note: string, mailId: string) {
    const { uid, id } = replier
    const { data, error } = schema.safeParse({ text: written })
    if (data === undefined) return refuse(error?.issues[0]?.message ?? mailReplyProblems.unreadable)
    // If there is no room for both, the reply matters more than the note.
    const hasRoom = data.text.length + GAP.length + note.length <= CONVERSATION_LIMITS.maxLength
    const text = note !== '' && hasRoom ? `${data.text}${GAP}${note}` : data.text
    const sent = await conversations.send(uid, id, { text, key: `mail ${hashSecret(mailId)}` })
    if ('seq' in sent) return 'taken'
    const sentence = formatReplyRefusal(sent.refusal, replier)
    return refuse(sentence, sent.refusal === 'too fast' ? LATER : REFUSED)
  }

  return {
    /** `null` for an email address that accepts no replies. */
    async findReplier(recipient: string): Promise<MailReplier | null> {
      const [local = '', host = ''] = recipient.split('@')
      const token = readReplyToken(`${local}@${domainToASCII(host)}`, domain)
      const found = token === null ? null : await findReplier(db, token)
      if (found === null) return null
      const person = await findMailRecipient(db, found.uid)
      return person && { ...found, address: person.to, language: person.language }
    },
    /** @param returnPath the envelope sender; empty for mails that must not be answered */
    async take(replier: MailReplier, returnPath: string, raw: Buffer): Promise<ReplyOutcome> {
      // Parses only the headers until the sender is known.
      const headers = readHeaders(raw)
      if (returnPath === '' || isAutomaticMail(headers)) return 'dropped'
      const { address } = replier
      const sender = await readSender(headers)
      if (sender === null || normalizeEmail(sender) !== normalizeEmail(address))
        return refuse(mailReplyProblems.sender)
      const { mailReplyTexts } = replies[replier.language]
      const mail = await read(replier.uid, raw)
      if ('code' in mail) return mail
      if (mail.written.includes(conversationPath(replier.id)))
        return refuse(mailReplyProblems.quoted)
      const written = maskAddress(mail.written, address, mailReplyTexts.address)
      // Stays the same if the mail is delivered again.
      const mailId =
        findHeader(headers, 'message-id') || `${findHeader(headers, 'date')} ${mail.written}`
      return post(replier, written, mail.hasFiles ? mailReplyTexts.leftOut : '', mailId)
    },
  }
}

/** "Homiq <no-reply@homiq.example>": the name and the email address. */
const readNames = (from: string): string[] =>
  from.split(/[<>"]/).flatMap((part) => part.trim() || [])
