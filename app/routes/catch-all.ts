import { redirect } from 'react-router'
import { PATHS } from '#domain/site/links.ts'

/** Any path that no screen has (docs/product.md, "Routes"). */
export const loader = () => redirect(PATHS.notFound)
