import { domainToASCII } from 'node:url'
import { messageMessages } from '#content/texts/conversation/messages.ts'
import {
  formatAnswerRefusal,
  mailAnswerProblems,
  mailAnswerTexts,
} from '#content/texts/mail/mail-answers.ts'
import { normalizeEmail } from '#domain/contact/email.ts'
import { conversationPath } from '#domain/conversation/links.ts'
import { cutQuotes } from '#domain/conversation/mail-answer/cut-quotes.ts'
import { readReplyToken } from '#domain/conversation/mail-answer/reply-address.ts'
import { messageSchema } from '#domain/conversation/message-schema.ts'
import type { Conversations } from '#server/conversation/conversations.ts'
import { type Answerer, findAnswerer } from '#server/conversation/reply-address/queries.ts'
import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { findMailAddress } from '#server/mail-address/queries.ts'
import { type ReadMail, readMail } from './read-mail.ts'

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
}

/** Answers to mails about messages. */
export interface MailAnswers {
  /** `null` for an address that takes no answers. */
  readonly findAnswerer: (recipient: string) => Promise<Answerer | null>
  /** @param returnPath the sender of the envelope; empty for what must not be answered */
  readonly take: (answerer: Answerer, returnPath: string, raw: Buffer) => Promise<AnswerOutcome>
}

const REFUSED = 550
const LATER = 451

const refuse = (sentence: string, code = REFUSED) => ({ code, sentence })

const schema = messageSchema({ empty: mailAnswerProblems.empty, long: messageMessages.long })

export function createMailAnswers(options: MailAnswersOptions): MailAnswers {
  const { db, conversations, domain } = options
  const answered = { marker: mailAnswerTexts.marker, senders: readNames(options.from) }

  /** Only who has confirmed an address, which is where mails go. */
  const findAddress = ({ uid }: Answerer) => findMailAddress(db, uid, { isConfirmed: true })

  async function post(answerer: Answerer, mail: ReadMail): Promise<AnswerOutcome> {
    const { uid, id } = answerer
    const written = cutQuotes(mail.text, answered)
    if (written.includes(conversationPath(id))) return refuse(mailAnswerProblems.quoted)
    const note = written !== '' && mail.hasFiles ? `\n\n${mailAnswerTexts.leftOut}` : ''
    const { data, error } = schema.safeParse({ text: written + note })
    if (data === undefined)
      return refuse(error?.issues[0]?.message ?? mailAnswerProblems.unreadable)
    const sent = await conversations.send(uid, id, { ...data, key: `mail ${hashSecret(mail.id)}` })
    if ('seq' in sent) return 'taken'
    const sentence = formatAnswerRefusal(sent.refusal, answerer)
    return refuse(sentence, sent.refusal === 'too fast' ? LATER : REFUSED)
  }

  return {
    async findAnswerer(recipient) {
      const [local = '', host = ''] = recipient.split('@')
      const token = readReplyToken(`${local}@${domainToASCII(host)}`, domain)
      const found = token === null ? null : await findAnswerer(db, token)
      return found !== null && (await findAddress(found)) !== null ? found : null
    },
    async take(answerer, returnPath, raw) {
      const mail = await readMail(raw).catch(() => null)
      if (mail === null) return refuse(mailAnswerProblems.unreadable)
      if (returnPath === '' || mail.isAutomatic) return 'dropped'
      const address = await findAddress(answerer)
      if (address === null || mail.from === null) return refuse(mailAnswerProblems.sender)
      if (normalizeEmail(mail.from) !== normalizeEmail(address))
        return refuse(mailAnswerProblems.sender)
      return post(answerer, mail)
    },
  }
}

/** "Homiq <no-reply@homiq.example>": the name and the address. */
const readNames = (from: string): string[] =>
  from.split(/[<>"]/).flatMap((part) => part.trim() || [])
