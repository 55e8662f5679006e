import type { SavedSearchSettings } from '#domain/catalog/saved-search/settings.ts'

export type SettingName = keyof SavedSearchSettings

/** What the page of a saved search shows of it. */
export interface ShownSearch {
  readonly token: string
  readonly feedToken: string
  readonly name: string
  readonly searchPath: string
  readonly isConfirmed: boolean
  readonly isOfAccount: boolean
  readonly webhookSecret: string | null
  readonly values: Readonly<Record<SettingName, string>>
  readonly alerts: readonly {
    readonly number: number
    readonly at: Date
    readonly homes: number
    readonly changes: number
  }[]
  readonly pushKey: string
  readonly done: 'saved' | 'changed' | null
  /** Whether the page was opened to end the mails. */
  readonly isStopping: boolean
}
