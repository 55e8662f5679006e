import { expect, it } from 'vitest'
import { romanize } from './romanize.ts'

/** Examples of resolution 55 of the Cabinet of Ministers (2010). */
it.each([
  ['Алушта', 'Alushta'],
  ['Згурський', 'Zghurskyi'],
  ['Розгон', 'Rozghon'],
  ['Ґалаґан', 'Galagan'],
  ['Єнакієве', 'Yenakiieve'],
  ['Гаєвич', 'Haievych'],
  ['Їжакевич', 'Yizhakevych'],
  ['Кадиївка', 'Kadyivka'],
  ['Йосипівка', 'Yosypivka'],
  ['Стрий', 'Stryi'],
  ['Щербухи', 'Shcherbukhy'],
  ['Юрій', 'Yurii'],
  ['Яготин', 'Yahotyn'],
  ['Знам’янка', 'Znamianka'],
  ['Короп’є', 'Koropie'],
  ['Івано-Франківськ', 'Ivano-Frankivsk'],
  ['12-а', '12-a'],
  ['Героїв УПА', 'Heroiv UPA'],
  ['Podil', 'Podil'],
])('%s is %s', (ukrainian, latin) => expect(romanize(ukrainian)).toBe(latin))
