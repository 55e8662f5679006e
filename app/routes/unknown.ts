import { redirect } from 'react-router'

/** Any path that no screen has (§2 Route table, Reading 6). */
export const loader = () => redirect('/404')
