import { join } from 'node:path'
import { HOME_PICTURES } from '#server/config/state-folders.ts'

export interface PictureFolders {
  /** What was encoded of the pictures of the site. May be deleted at any time. */
  readonly cache: string
  /** Pictures that owners put up. */
  readonly homes: string
  /** What was encoded of them. May be deleted at any time. */
  readonly homeCache: string
  /** Files while they arrive and are read. */
  readonly uploads: string
}

export const getPictureFolders = (dataDir: string): PictureFolders => ({
  cache: join(dataDir, 'pictures'),
  homes: join(dataDir, HOME_PICTURES),
  homeCache: join(dataDir, 'home-picture-variants'),
  uploads: join(dataDir, 'uploads'),
})
