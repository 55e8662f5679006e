import type { Condition } from '#domain/catalog/listing/terms.ts'
import { createTermParser, type Phrases } from './phrases.ts'

/** English, then Ukrainian and Russian, Polish, German and Spanish; "yes" and "no" say whether it was renovated. */
const WORDS: Phrases<Condition> = {
  renovated: `yes, y, true, t, 1, так, є, да, есть, tak, ja, si, renovated, refurbished
    updated/remodeled, з ремонтом, є ремонт, відремонтовано, відремонтована, євроремонт, с ремонтом
    есть ремонт, отремонтирована, евроремонт, po remoncie, wyremontowane, renoviert, saniert
    reformado, reformada`,
  'not-renovated': `no, n, none, false, f, 0, ні, немає, нет, nie, nein, not renovated, без ремонту
    без ремонта, unrenoviert, unsaniert, sin reformar`,
  new: `new, нова, новий, нове, новый, новая, новое, новий стан, nowy, nowe, neu, erstbezug, nuevo
    nueva, a estrenar`,
  good: `good, good condition, добрий, добре, добрий стан, гарний стан, хороший, хорошее
    хорошее состояние, dobry, dobry stan, gut, guter zustand, gepflegt, buen estado`,
  'needs-renovation': `needs renovation, needs repair, to renovate, потребує ремонту, під ремонт
    требует ремонта, нужен ремонт, под ремонт, do remontu, renovierungsbedurftig
    sanierungsbedurftig, a reformar, para reformar`,
  unfinished: `without finishing, unfinished, shell and core, після будівельників, від будівельників
    від забудовника, без оздоблення, после строителей, от застройщика, без отделки, черновая отделка
    stan deweloperski, stan surowy, do wykonczenia, rohbau`,
}

export const parseCondition = createTermParser(WORDS)
