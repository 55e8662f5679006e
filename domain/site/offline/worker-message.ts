/** A favorite whose page is kept. */
export interface KeptFavorite {
  readonly path: string
  /** Pictures, as in the listing. */
  readonly pictures: readonly string[]
}

/** What pages send to the service worker. */
export type WorkerMessage =
  /** A page was loaded: keep its document, and the files that it used. */
  | { readonly type: 'keep-page'; readonly path: string; readonly files: readonly string[] }
  /** The person signed out: delete what reveals visited pages. */
  | { readonly type: 'delete-visits' }
  /** The complete list of favorites: files of others are deleted. */
  | {
      readonly type: 'keep-favorites'
      readonly favorites: readonly KeptFavorite[]
      /** For a worker of the version before. */
      readonly format: 'avif'
    }
