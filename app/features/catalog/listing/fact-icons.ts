import lift from 'virtual:lucide/arrow-up-down'
import children from 'virtual:lucide/baby'
import bath from 'virtual:lucide/bath'
import inverter from 'virtual:lucide/battery-charging'
import minTerm from 'virtual:lucide/calendar-range'
import parking from 'virtual:lucide/circle-parking'
import kitchen from 'virtual:lucide/cooking-pot'
import water from 'virtual:lucide/droplets'
import flame from 'virtual:lucide/flame'
import climb from 'virtual:lucide/footprints'
import utilities from 'virtual:lucide/gauge'
import heating from 'virtual:lucide/heater'
import registration from 'virtual:lucide/id-card'
import corridors from 'virtual:lucide/lightbulb'
import deposit from 'virtual:lucide/piggy-bank'
import shelter from 'virtual:lucide/shield'
import balcony from 'virtual:lucide/sun'
import internet from 'virtual:lucide/wifi'
import type { IconName } from '#app/ui/icon/sprite.ts'
import type { WordedFact } from '#domain/catalog/listing/facts.ts'

/** Of an icon that is not in the sprite. */
export interface IconShapes {
  readonly shapes: string
}

/** Those on many pages are in the sprite. */
export const FACT_ICONS: Readonly<Record<WordedFact, IconName | IconShapes>> = {
  pets: 'pets',
  furnished: 'furnished',
  bathrooms: { shapes: bath },
  kitchen: { shapes: kitchen },
  balcony: { shapes: balcony },
  elevator: { shapes: lift },
  parking: { shapes: parking },
  commission: 'commission',
  deposit: { shapes: deposit },
  utilities: { shapes: utilities },
  minTerm: { shapes: minTerm },
  children: { shapes: children },
  registration: { shapes: registration },
  generatorElevator: { shapes: lift },
  generatorWater: { shapes: water },
  generatorHeating: { shapes: heating },
  generatorCorridors: { shapes: corridors },
  inverter: { shapes: inverter },
  gasStove: { shapes: flame },
  internet: { shapes: internet },
  shelter: { shapes: shelter },
  climb: { shapes: climb },
}
