import { html, raw } from 'hono/html'
import { DEFAULT_LANGUAGE } from '#domain/platform/language.ts'
import type { MailBlock, MailCard, MailContent } from '#domain/platform/text/mail-text.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as MailFrame from '#texts/mail-frame.ts'

const texts = await loadTexts<typeof MailFrame>('mail-frame.ts')

/**
 * The colors of `app/styles/`. Outlook reads no style sheet, so elements state those of the light
 * theme; classes replace them in dark themes, where the mail program knows the preference.
 */
const STYLES = raw(`:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #121613 !important; }
  .surface { background-color: #1a1f1b !important; border-color: #2f3831 !important; }
  .sunken { background-color: #232a25 !important; }
  .line { border-color: #2f3831 !important; }
  .ink { color: #f1eee5 !important; }
  .soft { color: #aab3aa !important; }
  .brand { color: #78c69a !important; }
  .button { background-color: #78c69a !important; color: #0b2116 !important; }
}`)

const SANS = 'font-family:Arial,Helvetica,sans-serif'
const SERIF = 'font-family:Georgia,serif;font-weight:normal'
const TEXT = `${SANS};font-size:16px;line-height:24px`
const INK = `${TEXT};color:#1d231f`
const SMALL = `margin:0 0 16px;${SANS};font-size:13px;line-height:19px;color:#565d55`
/** Long words and URLs must not widen the mail. */
const BREAK = 'word-break:break-word;overflow-wrap:anywhere'
const TABLE = raw('role="presentation" border="0" cellpadding="0" cellspacing="0"')
/** The space under a table; Outlook ignores its margin. */
const GAP = raw('<div style="height:16px;font-size:16px;line-height:16px">&nbsp;</div>\n')

/** In pixels; that of a picture is without the padding around it. */
const WIDTHS = { mail: 560, picture: 512 }
const MAX_PICTURE_HEIGHT = 384

/**
 * The HTML part of a mail: tables with styles on their elements, which Gmail, Outlook and Apple Mail
 * show alike. Everything is escaped.
 *
 * @param unsubscribe the URL that the footer links
 */
export function renderMailHtml(content: MailContent, unsubscribe?: string): string {
  const { language = DEFAULT_LANGUAGE } = content
  const { mailTexts } = texts[language]
  return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${content.subject}</title>
<style>${STYLES}</style>
</head>
<body class="paper" bgcolor="#faf8f3" style="margin:0;padding:0;background-color:#faf8f3">
<table ${TABLE} width="100%" class="paper" bgcolor="#faf8f3" style="background-color:#faf8f3"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table ${TABLE} width="${WIDTHS.mail}"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:${WIDTHS.mail}px;table-layout:fixed"><tr><td align="left" style="padding:0 16px">
${content.replyMarker && html`<p class="soft" style="${SMALL}">${content.replyMarker}</p>`}
<p class="brand" style="margin:8px 0 16px;${SERIF};font-size:22px;line-height:28px;color:#1b6a48">${mailTexts.wordmark}</p>
</td></tr><tr><td align="left" class="surface" bgcolor="#ffffff" style="padding:24px 23px 8px;background-color:#ffffff;border:1px solid #e3ddd0;border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;${SERIF};font-size:28px;line-height:34px;color:#1d231f;${BREAK}">${content.headline}</h1>
${content.card && renderCard(content.card)}
${content.blocks.map((block) => renderBlock(block, 'ink', `margin:0 0 16px;${INK}`))}
</td></tr><tr><td align="left" style="padding:16px 16px 0">
${(content.footer ?? []).map((block) => renderBlock(block, 'soft', SMALL))}
<p class="soft" style="${SMALL}">${content.reason}${unsubscribe && html` <a class="brand" href="${unsubscribe}" style="color:#1b6a48">${mailTexts.unsubscribe}</a>`}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`)
}

function renderBlock(block: MailBlock, color: 'ink' | 'soft', style: string): unknown {
  if (typeof block === 'string')
    return html`<p class="${color}" style="${style};${BREAK}">${block}</p>\n`
  if ('quotes' in block) return block.quotes.map(renderQuote)
  if ('cards' in block) return block.cards.map(renderCard)
  if ('button' in block) return renderButton(block.button, block.link)
  if ('link' in block) return renderLink(block.link)
  return html`<table ${TABLE}>${block.facts.map(
    ([name, value]) =>
      html`<tr><td valign="top" class="soft" style="padding:2px 16px 2px 0;${TEXT};color:#565d55">${name}</td><td valign="top" class="ink" style="padding:2px 0;${INK};${BREAK}">${value}</td></tr>`,
  )}</table>${GAP}`
}

/** No `blockquote`: mail programs fold it away. */
const renderQuote = (text: string) =>
  html`<table ${TABLE} width="100%" style="table-layout:fixed"><tr><td class="line ink" style="padding:2px 0 2px 14px;border-left:3px solid #e3ddd0;${INK};${BREAK}">${text
    .split(/\r?\n/)
    .map((line, at) => html`${at > 0 && raw('<br>')}${line}`)}</td></tr></table>${GAP}`

/**
 * The URL is below in words: for programs that show no button, for people who check where it leads,
 * and for replies whose quote is recognized by it (decision 72).
 */
const renderButton = (label: string, url: string) =>
  html`<table ${TABLE}><tr><td class="button" align="center" bgcolor="#1b6a48" style="background-color:#1b6a48;border-radius:8px;mso-padding-alt:12px 24px"><a class="button" href="${url}" style="display:inline-block;padding:12px 24px;${TEXT};font-weight:bold;color:#ffffff;text-decoration:none;border-radius:8px">${label}</a></td></tr></table>${GAP}${renderLink(url)}`

const renderLink = (url: string) =>
  html`<p style="${SMALL};${BREAK}"><a class="soft" href="${url}" style="color:#565d55">${url}</a></p>\n`

/** The title names the picture where pictures are off. */
const renderCard = ({ title, price, link, picture }: MailCard) =>
  html`<table ${TABLE} width="100%" style="table-layout:fixed">${
    picture &&
    html`<tr><td align="center" class="sunken" bgcolor="#f0ece3" style="background-color:#f0ece3"><a class="soft" href="${link}" style="${TEXT};color:#565d55;text-decoration:none">${renderPicture(picture, title)}</a></td></tr>`
  }<tr><td class="line" style="padding:12px 0 14px;border-bottom:1px solid #e3ddd0"><p class="ink" style="margin:0;${SERIF};font-size:22px;line-height:28px;color:#1d231f">${price}</p>
<p style="margin:2px 0 0;${TEXT};${BREAK}"><a class="brand" href="${link}" style="color:#1b6a48">${title}</a></p></td></tr></table>${GAP}`

/** Outlook reads the attributes alone, so they are of the size to be shown: whole, and not too high. */
function renderPicture({ url, width, height }: NonNullable<MailCard['picture']>, alt: string) {
  const scale = Math.min(WIDTHS.picture / width, MAX_PICTURE_HEIGHT / height)
  const shown = Math.round(width * scale)
  return html`<img src="${url}" alt="${alt}" width="${shown}" height="${Math.round(height * scale)}" border="0" style="display:block;width:100%;max-width:${shown}px;height:auto;margin:0 auto">`
}
