import { redirect } from 'react-router'

/** Any path that no screen has (docs/product.md, "Routes"). */
export const loader = () => redirect('/404')
