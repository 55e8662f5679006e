import { sql } from 'drizzle-orm'
import { SAVED_SEARCH_LIMITS } from '#domain/catalog/saved-search/limits.ts'
import { alertPath, savedSearchPath, stopAlertsUrl } from '#domain/catalog/saved-search/links.ts'
import { getLanguagePrefix, type Language } from '#domain/platform/language.ts'
import type { MailCard } from '#domain/platform/text/mail-text.ts'
import { toMailCard } from '#server/catalog/listing/find-mail-card.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { listings } from '#server/catalog/tables.ts'
import { findMailRecipient } from '#server/people/account/mail-addresses.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import type { Mail } from '#server/platform/tables.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/catalog/saved-search-mails.ts'
import type * as Events from '#texts/catalog/search-events.ts'
import type * as Money from '#texts/format/money.ts'
import { listToldHomes, type ToldHome } from './queries.ts'
import type { SavedSearchRow, SearchAlertRow } from './tables.ts'

const mails = await loadTexts<typeof Mails>('catalog/saved-search-mails.ts')
const events = await loadTexts<typeof Events>('catalog/search-events.ts')
const money = await loadTexts<typeof Money>('format/money.ts')

/** "Price down: $120,000 → $115,000", of the last change. */
function formatLastChange({ changes }: ToldHome, language: Language): string {
  const last = changes.at(-1)
  if (last === undefined) return ''
  const format = (amount: number | null) =>
    amount === null ? null : money[language].formatAmount(amount, last.currency)
  return events[language].formatEvent(last.event, format(last.was), format(last.amount))
}

/** The mail of an alert; `null` if nobody may be mailed. */
export async function composeAlertMail(
  transaction: Transaction,
  search: SavedSearchRow,
  alert: SearchAlertRow,
  siteUrl: string,
): Promise<Mail | null> {
  const { owner, email, token, name } = search
  const recipient =
    owner === null
      ? email && { to: email, language: search.language }
      : await findMailRecipient(transaction, owner)
  if (!recipient) return null
  const { to, language } = recipient
  const homes = await listToldHomes(transaction, alert, { limit: SAVED_SEARCH_LIMITS.homesInMail })
  const languageUrl = siteUrl + getLanguagePrefix(language)
  const text = mails[language].alertMail({
    name,
    number: alert.number,
    homes: alert.homes,
    cards: await findCards(transaction, homes, { siteUrl, language }),
    link: languageUrl + alertPath(token, alert.number),
    settingsLink: languageUrl + savedSearchPath(token),
  })
  return {
    to,
    ...(owner !== null && { account: owner }),
    unsubscribe: stopAlertsUrl(languageUrl, token),
    ...text,
  }
}

/** Cards of the homes that are still shown, with what changed in the place of the price. */
async function findCards(
  transaction: Transaction,
  homes: readonly ToldHome[],
  { siteUrl, language }: { readonly siteUrl: string; readonly language: Language },
): Promise<MailCard[]> {
  const keys = homes.map(({ type, id }) => `${type} ${id}`)
  const rows = await transaction
    .select()
    .from(listings)
    .where(
      sql`(${listings.type}, ${listings.id}) in (
        select split_part(key, ' ', 1), split_part(key, ' ', 2)::integer
        from unnest(${sql.param(keys)}::text[]) as key
      ) and ${sql.raw(IS_VISIBLE)}`,
    )
  const byKey = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]))
  return homes.flatMap((home) => {
    const row = byKey.get(`${home.type} ${home.id}`)
    if (row === undefined) return []
    const card = toMailCard(row, siteUrl, language)
    return [{ ...card, price: formatLastChange(home, language) }]
  })
}
