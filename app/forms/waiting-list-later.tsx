import { useLater } from '#app/browser/use-later.ts'
import type { WaitingListProps } from './waiting-list.tsx'
import './waiting-list.css'

const load = () => import('./waiting-list.tsx').then((code) => code.WaitingList)

/** Most visitors have nothing that waits. */
export function WaitingListLater(props: WaitingListProps) {
  const WaitingList = useLater(load)
  return WaitingList && <WaitingList {...props} />
}
