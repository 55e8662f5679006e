import { PATHS } from '#domain/platform/paths.ts'

/** Pages that visitors start from, that show browser storage, or whose form can wait for a connection. */
export const SHELL_DOCUMENTS: readonly string[] = [
  PATHS.home,
  PATHS.search,
  PATHS.favorites,
  PATHS.contact,
]
