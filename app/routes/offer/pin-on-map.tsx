import { useLazyComponent } from '#app/browser/use-lazy-component.ts'
import type { PinMapProps } from '#app/features/map/pin/pin-map.tsx'

const loadFrame = () =>
  import('#app/features/map/pin-map-frame.tsx').then(({ PinMapFrame }) => PinMapFrame)

/** Loads late: the form works without it. */
export function PinOnMap(props: PinMapProps) {
  const Frame = useLazyComponent<PinMapProps>(loadFrame)
  return Frame && <Frame {...props} />
}
