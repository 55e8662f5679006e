import type { Walls } from '#domain/catalog/listing/terms.ts'
import { createTermParser, type Phrases } from './phrases.ts'

/** English, then Ukrainian and Russian, Polish, German and Spanish. */
const WORDS: Phrases<Walls> = {
  brick: `brick, bricks, цегла, цегляний, цегляна, цегляні, цегельний, кирпич, кирпичный, кирпичные
    кирпичное, кирпичная, cegla, ceglany, ceglane, ziegel, ziegelbau, backstein, mauerwerk, ladrillo`,
  panel: `panel, panels, панель, панельний, панельна, панельні, панельный, панельные, панельное, plyta
    wielka plyta, plattenbau, platte, paneles`,
  monolith: `monolith, monolithic, моноліт, монолітний, монолітні, монолит, монолитный, монолитные
    monolit, monolityczny, monolityczne`,
  'monolith-brick': `monolith and brick, monolith brick, монолітно-цегляний, моноліт-цегла
    монолітно-цегельний, монолитно-кирпичный, монолит-кирпич, кирпично-монолитный`,
  frame: `frame, каркас, каркасний, монолітно-каркасний, каркасный, монолитно-каркасный
    szkieletowa, konstrukcja szkieletowa, skelettbau`,
  block: `block, blocks, блок, блочний, блочные, блочный, bloczki`,
  'ceramic-block': `ceramic block, ceramic blocks, керамоблок, керамічний блок, керамічні блоки
    керамический блок, pustak ceramiczny, porotherm, poroton`,
  'gas-silicate-block': `gas silicate block, gas silicate, газосилікат, газосилікатний блок
    газосиликат, газосиликатный блок, silikat, silka`,
  'aerated-block': `aerated concrete block, aerated concrete, gas block, газоблок, газобетон
    газобетонний блок, газобетонный блок, beton komorkowy, gazobeton, porenbeton, hormigon celular`,
  'foam-block': `foam concrete block, foam block, піноблок, пінобетон, пеноблок, пенобетон`,
  'cinder-block': `cinder block, шлакоблок, шлакоблочний, шлакоблочный`,
  'shell-limestone': `shell limestone, shell rock, черепашник, ракушняк, ракушечник, ракушняковый`,
  concrete: `concrete, бетон, бетонний, бетонный, beton, betonowy, hormigon`,
  'reinforced-concrete': `reinforced concrete, залізобетон, залізобетонний, железобетон
    железобетонный, zelbet, zelbetowy, stahlbeton, hormigon armado`,
  stone: `stone, камінь, кам'яний, камень, каменный, kamien, kamienny, stein, naturstein, piedra`,
  wood: `wood, wooden, timber, дерево, дерев'яний, деревянный, drewno, drewniany, drewniane, holz
    holzbau, madera`,
  adobe: `clay, adobe, саман, глина, саманний, саманный, lehm, lehmbau`,
}

export const parseWalls = createTermParser(WORDS)
