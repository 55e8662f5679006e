import { join } from 'node:path'
import { HOME_PICTURES } from '#server/platform/config/state-folders.ts'

export interface PictureFolders {
  /** Encoded variants of the site's pictures. May be deleted at any time. */
  readonly cache: string
  /** Pictures that owners uploaded. */
  readonly homes: string
  /** Encoded variants of owners' pictures. May be deleted at any time. */
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
