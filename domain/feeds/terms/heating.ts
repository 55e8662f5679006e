import type { Heating } from '#domain/catalog/listing/terms.ts'
import { createTermParser, type Phrases } from './phrases.ts'

/** English, then Ukrainian and Russian, Polish, German and Spanish. */
const WORDS: Phrases<Heating> = {
  central: `central, central heating, centralized, центральне, центральне опалення, централізоване
    централізоване опалення, центральное, центральное отопление, централизованное, centralne
    ogrzewanie centralne, zentralheizung, central calefaccion, calefaccion central`,
  district: `district, district heating, fernwarme, miejskie, ogrzewanie miejskie, теплосеть, тепломережа`,
  'building-gas': `building's own gas boiler, own boiler house, власна котельня, дахова котельня
    своя котельная, собственная котельная, крышная котельная`,
  'individual-gas': `individual gas boiler, individual gas, gas boiler, індивідуальне газове
    індивідуальний газовий котел, газовий котел, автономне газове, індивідуальне газове опалення
    индивидуальное газовое, индивидуальный газовый котел, газовый котел, автономное газовое
    kociol gazowy, piec gazowy, gasetagenheizung, gastherme, caldera de gas, caldera individual de gas`,
  gas: `gas, gas heating, газ, газове, газове опалення, газовое, газовое отопление, gazowe
    ogrzewanie gazowe, gasheizung, calefaccion de gas, gas natural`,
  electric: `electric, electricity, electric heating, електричне, електрика, електроопалення
    електричне опалення, электрическое, электричество, электроотопление, elektryczne
    ogrzewanie elektryczne, elektro, elektroheizung, electrica, calefaccion electrica`,
  'autonomous-electric': `autonomous electric, автономне електричне, индивидуальное электрическое
    автономное электрическое, індивідуальне електричне`,
  autonomous: `autonomous, автономне, автономне опалення, автономное, автономное отопление`,
  individual: `individual, індивідуальне, індивідуальне опалення, индивидуальное
    индивидуальное отопление, indywidualne, etagenheizung, calefaccion individual`,
  'heat-pump': `heat pump, тепловий насос, тепловой насос, pompa ciepla, warmepumpe, bomba de calor, aerotermia`,
  'solid-fuel': `solid fuel, solid fuel boiler, твердопаливне, твердопаливний котел, твердотопливное
    твердотопливный котел, weglowe, na paliwo stale, holzheizung, pelletheizung`,
  oil: `oil, oil heating, olejowe, ogrzewanie olejowe, olheizung, oelheizung, gasoil, gasoleo`,
  stove: `stove, пічне, пічне опалення, печное, печное отопление, piec, piece, piec kaflowy
    ofenheizung, estufa`,
  underfloor: `underfloor, underfloor heating, floor heating, radiant floor, тепла підлога, теплый пол
    ogrzewanie podlogowe, podlogowe, fussbodenheizung, suelo radiante`,
  combined: `combined, mixed, комбіноване, комбінований, комбинированное, комбинированный, mieszane`,
  none: `none, no heating, без опалення, немає опалення, відсутнє, без отопления, отсутствует, brak
    brak ogrzewania, keine heizung, sin calefaccion`,
}

export const parseHeating = createTermParser(WORDS)
