import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { MAX_WAIT_DAYS } from '#domain/catalog/saved-search/alert-due.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import type { MailTools } from '#server/platform/mail/mailer.ts'
import { composeAlertMail } from './alert-mail.ts'
import {
  alertPosts,
  type SavedSearchRow,
  type SearchAlertRow,
  savedSearches,
  searchBrowsers,
} from './tables.ts'

/** Searches of one transaction, which the embedded database finishes before it does anything else. */
const BATCH = 50

/**
 * Tells the searches that are due all that they have not been told, as their next alert. Its number, what it contains,
 * and its mail and posts are stored by one transaction, so that a crash neither loses nor repeats any.
 *
 * @returns how many alerts there are
 */
export async function sendAlerts(tools: MailTools, now: Date): Promise<number> {
  let sent = 0
  for (;;) {
    const { locked, alerts } = await tools.db.transaction((transaction) =>
      sendDue(transaction, tools, now),
    )
    sent += alerts
    if (locked < BATCH) return sent
  }
}

async function sendDue(transaction: Transaction, tools: MailTools, now: Date) {
  // A time that is too far away was planned by a clock that went wrong.
  const due = await transaction
    .select()
    .from(savedSearches)
    .where(
      sql`${savedSearches.dueAt} <= ${now} or ${savedSearches.dueAt} > ${addDays(now, MAX_WAIT_DAYS)}`,
    )
    .orderBy(savedSearches.dueAt)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const alerts = due.length === 0 ? [] : await numberAlerts(transaction, due, now)
  const byId = new Map(due.map((search) => [search.id, search]))
  for (const alert of alerts) {
    const search = byId.get(alert.search)
    if (search === undefined) continue
    const mail = search.byMail
      ? await composeAlertMail(transaction, search, alert, tools.siteUrl)
      : null
    if (mail !== null) await tools.mailer.send(mail, transaction)
  }
  await spoolPosts(transaction, alerts, byId, now)
  return { locked: due.length, alerts: alerts.length }
}

type Counted = Omit<SearchAlertRow, 'at'> & Record<string, unknown>

/** Gives hits without an alert to the next alert of their search. */
async function numberAlerts(
  transaction: Transaction,
  due: readonly SavedSearchRow[],
  now: Date,
): Promise<SearchAlertRow[]> {
  const ids = due.map(({ id }) => id)
  const { rows } = await transaction.execute<Counted>(sql`
    with told as (
      update search_hits set alert = saved_searches.last_alert + 1
      from saved_searches
      where search_hits.search = saved_searches.id and search_hits.alert is null
        and saved_searches.id = any(${sql.param(ids)}::bigint[])
      returning search_hits.search, search_hits.alert, search_hits.type, search_hits.id
    )
    insert into search_alerts (search, number, at, homes, changes)
    select search, alert, ${now}, count(distinct (type, id)), count(*) from told
    group by search, alert returning search::float8, number, homes, changes`)
  const numbered = rows.map(({ search }) => search)
  await transaction.update(savedSearches).set({ dueAt: null }).where(inArray(savedSearches.id, ids))
  if (numbered.length > 0)
    await transaction
      .update(savedSearches)
      .set({ lastAlert: sql`${savedSearches.lastAlert} + 1`, lastAlertAt: now })
      .where(inArray(savedSearches.id, numbered))
  return rows.map((row) => ({ ...row, at: now }))
}

async function spoolPosts(
  transaction: Transaction,
  alerts: readonly SearchAlertRow[],
  searches: ReadonlyMap<number, SavedSearchRow>,
  now: Date,
): Promise<void> {
  if (alerts.length === 0) return
  const numbers = new Map(alerts.map(({ search, number }) => [search, number]))
  const browsers = await transaction
    .select({ search: searchBrowsers.search, endpoint: searchBrowsers.endpoint })
    .from(searchBrowsers)
    .where(inArray(searchBrowsers.search, [...numbers.keys()]))
  const webhooks = alerts
    .filter(({ search }) => searches.get(search)?.webhookUrl != null)
    .map(({ search }) => ({ search, endpoint: null }))
  const posts = [...browsers, ...webhooks].map(({ search, endpoint }) => ({
    id: randomUUID(),
    search,
    alert: numbers.get(search) ?? 0,
    endpoint,
    createdAt: now,
    dueAt: now,
  }))
  if (posts.length > 0) await transaction.insert(alertPosts).values(posts)
}
