import { useLazyComponent } from '#app/browser/use-lazy-component.ts'
import type { QueuedFormListProps } from './queued-form-list.tsx'
import './queued-form-list.css'

const load = () => import('./queued-form-list.tsx').then((code) => code.QueuedFormList)

/** Loaded on demand, because few visitors have queued forms. */
export function LazyQueuedFormList(props: QueuedFormListProps) {
  const QueuedFormList = useLazyComponent(load)
  return QueuedFormList && <QueuedFormList {...props} />
}
