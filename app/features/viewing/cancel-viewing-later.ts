import { createLaterPart } from '#app/browser/later-part.tsx'

const load = () => import('./cancel-viewing.tsx')
const onServer = import.meta.env.SSR ? await load() : undefined

export const CancelViewingLater = createLaterPart(load, onServer, (code) => code.CancelViewing)
