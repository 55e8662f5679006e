import { AUSTIN } from './austin.ts'
import { BERLIN } from './berlin.ts'
import { DNIPRO } from './dnipro.ts'
import { FRANKIVSK } from './frankivsk.ts'
import { GDANSK } from './gdansk.ts'
import { KHARKIV } from './kharkiv.ts'
import { KYIV_RENT } from './kyiv-rent.ts'
import { LVIV } from './lviv.ts'
import { MADRID } from './madrid.ts'
import { MELBOURNE } from './melbourne.ts'
import { ODESA } from './odesa.ts'
import { POLTAVA_RENT } from './poltava-rent.ts'
import type { PortalFile } from './portal-file.ts'
import { SEATTLE } from './seattle.ts'
import { WARSAW } from './warsaw.ts'

export const PORTAL_FILES: readonly PortalFile[] = [
  KHARKIV,
  KYIV_RENT,
  WARSAW,
  MELBOURNE,
  SEATTLE,
  BERLIN,
  MADRID,
  ODESA,
  DNIPRO,
  LVIV,
  AUSTIN,
  GDANSK,
  FRANKIVSK,
  POLTAVA_RENT,
]
