import { domainToASCII } from 'node:url'
import { messageMessages } from '#content/texts/conversation/messages.ts'
import {
  formatAnswerRefusal,
  mailAnswerProblems,
  mailAnswerTexts,
} from '#content/texts/mail/mail-answers.ts'
import { normalizeEmail } from '#domain/contact/email.ts'
import { CONVERSATION_LIMITS } from '#domain/conversation/limits.ts'
import { conversationPath } from '#domain/conversation/links.ts'
import { isAutomaticMail } from '#domain/conversation/mail-answer/automatic-mail.ts'
import { maskAddress } from '#domain/conversation/mail-answer/mask-address.ts'
import { readReplyToken } from '#domain/conversation/mail-answer/reply-address.ts'
import { messageSchema } from '#domain/conversation/message-schema.ts'
import type { Conversations } from '#server/conversation/conversations.ts'
import { type Answerer, findAnswerer } from '#server/conversation/reply-address/queries.ts'
import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { findMailAddress } from '#server/mail-address/queries.ts'
import { QueueBusyError } from '#server/runtime/queue-busy-error.ts'
import { findHeader, readHeaders, readSender } from './mail-headers.ts'
import { createMailReader, type MailReader } from './mail-reader.ts'

/** What became of a mail; a refusal has the code and the sentence of SMTP. */
export type AnswerOutcome =
  | 'taken'
  /** No person wrote it. */
  | 'dropped'
  | { readonly code: number; readonly sentence: string }

export interface MailAnswersOptions {
  readonly db: Queryable
  readonly conversations: Pick<Conversations, 'send'>
  /** Of reply addresses. */
  readonly domain: string
  /** `MAIL_FROM`: whose mails are answered. */
  readonly from: string
  /** Of tests. */
  readonly reader?: MailReader
}

export interface MailAnswerer extends Answerer {
  /** Confirmed, which is where mails go, and whence their answers come. */
  readonly address: string
}

/** Answers to mails about messages. */
export interface MailAnswers {
  /** `null` for an address that takes no answers. */
  readonly findAnswerer: (recipient: string) => Promise<MailAnswerer | null>
  /** @param returnPath the sender of the envelope; empty for what must not be answered */
  readonly take: (answerer: MailAnswerer, returnPath: string, raw: Buffer) => Promise<AnswerOutcome>
}

const REFUSED = 550
const LATER = 451

/** Between an answer and what is said under it. */
const GAP = '\n\n'

const refuse = (sentence: string, code = REFUSED) => ({ code, sentence })

const schema = messageSchema({ empty: mailAnswerProblems.empty, long: messageMessages.long })

export function createMailAnswers(options: MailAnswersOptions): MailAnswers {
  const { db, conversations, domain } = options
  const answered = { marker: mailAnswerTexts.marker, senders: readNames(options.from) }
  const reader = options.reader ?? createMailReader(answered)

  async function read(uid: string, raw: Buffer) {
    const mail = await reader.read(raw, uid).catch((error: unknown) => {
      if (error instanceof QueueBusyError) return 'too slow' as const
      throw error
    })
    if (mail === 'too slow') return refuse(mailAnswerProblems.later, LATER)
    return mail ?? refuse(mailAnswerProblems.unreadable)
  }

  async function post(answerer: Answerer, written: string, note: string, mailId: string) {
    const { uid, id } = answerer
    const { data, error } = schema.safeParse({ text: written })
    if (data === undefined)
      return refuse(error?.issues[0]?.message ?? mailAnswerProblems.unreadable)
    // Where there is no room, what somebody wrote counts for more.
    const hasRoom = data.text.length + GAP.length + note.length <= CONVERSATION_LIMITS.length
    const text = note !== '' && hasRoom ? `${data.text}${GAP}${note}` : data.text
    const sent = await conversations.send(uid, id, { text, key: `mail ${hashSecret(mailId)}` })
    if ('seq' in sent) return 'taken'
    const sentence = formatAnswerRefusal(sent.refusal, answerer)
    return refuse(sentence, sent.refusal === 'too fast' ? LATER : REFUSED)
  }

  return {
    async findAnswerer(recipient) {
      const [local = '', host = ''] = recipient.split('@')
      const token = readReplyToken(`${local}@${domainToASCII(host)}`, domain)
      const found = token === null ? null : await findAnswerer(db, token)
      if (found === null) return null
      const address = await findMailAddress(db, found.uid, { isConfirmed: true })
      return address === null ? null : { ...found, address }
    },
    async take(answerer, returnPath, raw) {
      // Nothing but the headers of a mail is looked at until its sender is known.
      const headers = readHeaders(raw)
      if (returnPath === '' || isAutomaticMail(headers)) return 'dropped'
      const { address } = answerer
      const sender = await readSender(headers)
      if (sender === null || normalizeEmail(sender) !== normalizeEmail(address))
        return refuse(mailAnswerProblems.sender)
      const mail = await read(answerer.uid, raw)
      if ('code' in mail) return mail
      if (mail.written.includes(conversationPath(answerer.id)))
        return refuse(mailAnswerProblems.quoted)
      const written = maskAddress(mail.written, address, mailAnswerTexts.address)
      // The same whenever the mail is delivered again.
      const mailId =
        findHeader(headers, 'message-id') || `${findHeader(headers, 'date')} ${mail.written}`
      return post(answerer, written, mail.hasFiles ? mailAnswerTexts.leftOut : '', mailId)
    },
  }
}

/** "Homiq <no-reply@homiq.example>": the name and the address. */
const readNames = (from: string): string[] =>
  from.split(/[<>"]/).flatMap((part) => part.trim() || [])
