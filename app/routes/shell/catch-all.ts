import { redirect } from 'react-router'
import { PATHS } from '#domain/platform/paths.ts'

/** Any path without a route of its own (docs/product/shell.md, "Routes"). */
export const loader = () => redirect(PATHS.notFound)
