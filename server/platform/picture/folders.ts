import { join } from 'node:path'
import { HOME_PICTURES } from '#server/platform/config/state-folders.ts'

export const getPictureFolders = (dataDir: string) => ({
  /** Encoded variants of the site's pictures. May be deleted at any time. */
  cache: join(dataDir, 'pictures'),
  /** Pictures that owners uploaded. */
  homes: join(dataDir, HOME_PICTURES),
  /** Encoded variants of owners' pictures. May be deleted at any time. */
  homeCache: join(dataDir, 'home-picture-variants'),
  /** Files while they arrive and are read. */
  uploads: join(dataDir, 'uploads'),
})
