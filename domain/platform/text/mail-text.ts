import type { Language } from '#domain/platform/language.ts'

/** A part of a mail. A line break in a paragraph is one in the plain text alone. */
export type MailBlock =
  | string
  /** What somebody wrote. */
  | { readonly quotes: readonly string[] }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly cards: readonly MailCard[] }
  | { readonly link: string }
  /** A link that the mail is for; at most one in a mail. */
  | { readonly button: string; readonly link: string }

/** What a mail is about, as its page shows it. All URLs are absolute. */
export interface MailCard {
  readonly title: string
  readonly price: string
  readonly link: string
  /** Sizes in pixels. */
  readonly picture: {
    readonly url: string
    readonly width: number
    readonly height: number
  } | null
}

/** A mail that the site writes. Its plain text and its HTML are made from it. */
export interface MailContent {
  /** Missing where it is the default one. */
  readonly language?: Language
  readonly subject: string
  /** In HTML, above the text. */
  readonly headline: string
  /** The line above which a reply is written; the first of the mail. */
  readonly replyMarker?: string
  /** In HTML; the plain text has its title in words. */
  readonly card?: MailCard | null
  readonly blocks: readonly MailBlock[]
  /** The last paragraphs, which HTML shows small. */
  readonly footer?: readonly MailBlock[]
  /** In HTML, why the recipient gets it. */
  readonly reason: string
}

/** A mail without its recipient. */
export interface MailText {
  readonly subject: string
  readonly text: string
  readonly content: MailContent
}

/** @param greeting the first line of the plain text */
export const createMailWriter =
  (language: Language, greeting: string) =>
  (content: MailContent): MailText => {
    const { subject, replyMarker, blocks, footer = [] } = content
    const parts = [replyMarker ?? [], greeting, blocks.map(formatBlock), footer.map(formatBlock)]
    return {
      subject,
      text: `${parts.flat().join('\n\n')}\n\nHomiq\n`,
      content: { ...content, language },
    }
  }

function formatBlock(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('quotes' in block) return block.quotes.map((text) => text.replace(/^/gm, '> ')).join('\n\n')
  if ('cards' in block)
    return block.cards.map(({ title, price, link }) => `${price}\n${title}\n${link}`).join('\n\n')
  if ('link' in block) return block.link
  const width = Math.max(...block.facts.map(([name]) => name.length)) + 2
  return block.facts.map(([name, value]) => `${name}:`.padEnd(width) + value).join('\n')
}
