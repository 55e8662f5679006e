import type { PictureFormat } from '#domain/listing/picture.ts'

/** What is kept of a favorite. */
export interface KeptFavorite {
  readonly path: string
  /** As the listing has them. */
  readonly pictures: readonly string[]
}

/** What pages send to the service worker. */
export type WorkerMessage =
  /** A page was read: keep its document, and the files that it has used. */
  | { readonly type: 'keep-page'; readonly path: string; readonly files: readonly string[] }
  /** The account was left: delete what says which pages were read. */
  | { readonly type: 'delete-visits' }
  /** All favorites: what is kept of others is deleted. */
  | {
      readonly type: 'keep-favorites'
      readonly favorites: readonly KeptFavorite[]
      readonly format: PictureFormat
    }
