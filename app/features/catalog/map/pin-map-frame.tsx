import './pin-map-frame.css'
import { pinTexts } from '#texts/homes/pin.ts'
import { MapFrame } from './map-frame.tsx'
import type { PinMapProps } from './pin/pin-map.tsx'

export function PinMapFrame(props: PinMapProps) {
  return (
    <MapFrame className="pin-map h-[clamp(16rem,45svh,26rem)]" unreachable={pinTexts.unreachable}>
      {(code, tileStatus) => <code.PinMap {...props} tileStatus={tileStatus} />}
    </MapFrame>
  )
}
