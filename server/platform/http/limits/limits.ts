import { type Limit, MINUTE } from './rate-limit.ts'

/**
 * Limits by client IP on requests of a kind, whatever they are about. Each district has a `limits.ts` with
 * its own; docs/operations.md has all of them in one table for operators. An office or a household behind one
 * IP stays far below them: a person opens a page every few seconds, and cached pages and files are not
 * counted. What one IP may request costs at most about a tenth of one core.
 *
 * `name` is published in the log and in metrics: renaming it breaks dashboards and alerts.
 */
export const LIMITS = {
  /** Pages that are not cached (2 ms each). */
  page: { name: 'page', points: 1200, duration: MINUTE },
  /** Page data for client-side navigation, not cached (1 ms). */
  data: { name: 'data', points: 1200, duration: MINUTE },
  /**
   * Feeds, sitemaps and robots.txt. Crawlers read a sitemap once as a whole, then rarely (up to 1 s
   * a part).
   */
  files: { name: 'files', points: 120, duration: MINUTE },
  /** Scripts and styles of other builds, some twenty a page (1 ms). */
  asset: { name: 'asset', points: 6000, duration: MINUTE },
  /** Forms posted to pages (2 ms). */
  form: { name: 'form', points: 120, duration: MINUTE },
  /** Requests of picture uploads: files arrive in parts. */
  upload: { name: 'upload', points: 1200, duration: MINUTE },
} as const satisfies Record<string, Limit>
