import { redirect } from 'react-router'

/** The site opens on its home page. */
export const loader = () => redirect('/home')
