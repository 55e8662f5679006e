import type { Snippet } from './snippet.ts'

/** Cities and addresses, as people write them. */
export const CITIES: readonly Snippet[] = [
  {
    name: 'city-from-address.csv',
    text: `key,type,price,area,rooms,address
A1,sale,61000,50,2,"м. Київ, вул. Хрещатик, 22"
A2,sale,62000,50,2,"Київ, вул. Хрещатик 22а"
A3,sale,63000,50,2,"Північна вулиця, 2б"
A4,sale,64000,50,2,"вул. Сумська, 12, Харків, Харківська область"
A5,sale,65000,50,2,"вул. Хрещатик, 22, кв. 5"
A6,sale,66000,50,2,"01001, Україна, м. Київ, вул. Хрещатик, буд. 22, кв. 5"
A7,sale,67000,50,2,"вул. Хрещатик, 22, Київ, 01001"
A8,sale,68000,50,2,"Svobody Ave, 28, L’viv, Lviv Oblast, Ukraine"
A9,sale,69000,50,2,"Львів, Личаківська 12"
A10,sale,70000,50,2,"Одеса, Приморський р-н, вул. Дерибасівська, 5, поверх 3"
A11,sale,71000,50,2,"вул. Хрещатик, 22, Київ, Украина"
`,
    same: 'type sale | rooms 2 | area 50 | reports currency',
    homes: `
A1: address м. Київ, вул. Хрещатик, 22 | city Київ | price 61000 USD | cityId kyiv | street вул. Хрещатик | building 22
A2: address Київ, вул. Хрещатик 22а | city Київ | price 62000 USD | cityId kyiv | street вул. Хрещатик | building 22а
A3 & A5: rejected: city
A4: address вул. Сумська, 12, Харків | city Харків | price 64000 USD | cityId kharkiv | street вул. Сумська | building 12
A6: address м. Київ, вул. Хрещатик, буд. 22 | city Київ | price 66000 USD | cityId kyiv | street вул. Хрещатик | building 22
A7: address вул. Хрещатик, 22, Київ | city Київ | price 67000 USD | cityId kyiv | street вул. Хрещатик | building 22
A8: address Svobody Ave, 28, L’viv | city L’viv | price 68000 USD | cityId lviv | street Svobody Ave | building 28
A9: address Львів, Личаківська 12 | city Львів | price 69000 USD | cityId lviv
A10: address Одеса, Приморський р-н, вул. Дерибасівська, 5 | city Одеса | price 70000 USD | cityId odesa | street вул. Дерибасівська | building 5 | district Приморський
A11: address вул. Хрещатик, 22, Київ | city Київ | price 71000 USD | cityId kyiv | street вул. Хрещатик | building 22
`,
  },
  {
    name: 'city-names-with-words.csv',
    text: `key,type,price,area,rooms,address,city
C1,sale,90000,50,2,"вул. Сумська, 1",м. Київ
C2,sale,90001,50,2,"вул. Сумська, 2",м.Київ
C3,sale,90002,50,2,"вул. Сумська, 3",г. Харьков
C4,sale,90003,50,2,"вул. Сумська, 4",г.Харьков
C5,sale,90004,50,2,"вул. Сумська, 5",місто Львів
C6,sale,90005,50,2,"вул. Сумська, 6",город Одесса
C7,sale,90006,50,2,"вул. Сумська, 7","Київ, Україна"
C8,sale,90007,50,2,"вул. Сумська, 8","Київська обл., м. Київ"
C9,sale,90008,50,2,"вул. Сумська, 9",Kyiv city
C10,sale,90009,50,2,"вул. Сумська, 10","Kyiv, Ukraine"
C11,sale,90010,50,2,"вул. Сумська, 11",Київ (Оболонь)
C12,sale,90011,50,2,"вул. Сумська, 12",КИЇВ
C13,sale,90012,50,2,"вул. Сумська, 13",київ
C14,sale,90013,50,2,"вул. Сумська, 14",Kyjev
C15,sale,90014,50,2,"вул. Сумська, 15",Київ 
C16,sale,90015,50,2,"вул. Сумська, 16",Одеса м.
C17,sale,90016,50,2,"вул. Сумська, 17",c. Київ
C18,sale,90017,50,2,"вул. Сумська, 18",Ивано-Франковск
C19,sale,90018,50,2,"вул. Сумська, 19",Івано\u2011Франківськ
C20,sale,90019,50,2,"вул. Сумська, 20",Івано – Франківськ
C21,sale,90020,50,2,"вул. Сумська, 21",Харкiв
C22,sale,90021,50,2,"вул. Сумська, 22","Kharkiv Oblast, Kharkiv"
C23,sale,90022,50,2,"вул. Сумська, 23",Днепр (Днепропетровск)
C24,sale,90023,50,2,"вул. Сумська, 24",Дніпро\u0301
`,
    same: 'type sale | rooms 2 | area 50 | street вул. Сумська | reports currency',
    homes: `
C1: address вул. Сумська, 1 | city Київ | price 90000 USD | cityId kyiv | building 1
C2: address вул. Сумська, 2 | city Київ | price 90001 USD | cityId kyiv | building 2
C3: address вул. Сумська, 3 | city Харьков | price 90002 USD | cityId kharkiv | building 3
C4: address вул. Сумська, 4 | city Харьков | price 90003 USD | cityId kharkiv | building 4
C5: address вул. Сумська, 5 | city Львів | price 90004 USD | cityId lviv | building 5
C6: address вул. Сумська, 6 | city Одесса | price 90005 USD | cityId odesa | building 6
C7: address вул. Сумська, 7 | city Київ | price 90006 USD | cityId kyiv | building 7
C8: address вул. Сумська, 8 | city Київ | price 90007 USD | cityId kyiv | building 8
C9: address вул. Сумська, 9 | city Kyiv | price 90008 USD | cityId kyiv | building 9
C10: address вул. Сумська, 10 | city Kyiv | price 90009 USD | cityId kyiv | building 10
C11: address вул. Сумська, 11 | city Київ | price 90010 USD | cityId kyiv | building 11
C12: address вул. Сумська, 12 | city КИЇВ | price 90011 USD | cityId kyiv | building 12
C13: address вул. Сумська, 13 | city київ | price 90012 USD | cityId kyiv | building 13
C14: address вул. Сумська, 14 | city Kyjev | price 90013 USD | cityId kyiv | building 14
C15: address вул. Сумська, 15 | city Київ | price 90014 USD | cityId kyiv | building 15
C16: address вул. Сумська, 16 | city Одеса | price 90015 USD | cityId odesa | building 16
C17: address вул. Сумська, 17 | city Київ | price 90016 USD | cityId kyiv | building 17
C18: address вул. Сумська, 18 | city Ивано-Франковск | price 90017 USD | cityId ivano-frankivsk | building 18
C19: address вул. Сумська, 19 | city Івано\u2011Франківськ | price 90018 USD | cityId ivano-frankivsk | building 19
C20: address вул. Сумська, 20 | city Івано – Франківськ | price 90019 USD | cityId ivano-frankivsk | building 20
C21: address вул. Сумська, 21 | city Харкiв | price 90020 USD | cityId kharkiv | building 21
C22: address вул. Сумська, 22 | city Kharkiv | price 90021 USD | cityId kharkiv | building 22
C23: address вул. Сумська, 23 | city Днепр | price 90022 USD | cityId dnipro | building 23
C24: address вул. Сумська, 24 | city Дніпро\u0301 | price 90023 USD | cityId dnipro | building 24
`,
  },
  {
    name: 'city-elsewhere.csv',
    text: `key,type,price,area,rooms,address,lat,lng
A,sale,61000 €,50,2,"Torstraße 12, 10119 Berlin, Deutschland",52.53,13.4
B,sale,61000 €,50,2,"Torstraße 12, Berlin",52.53,13.4
C,sale,61000 €,50,2,"м. Бровари, вул. Київська, 5",50.51,30.79
D,sale,61000 €,50,2,"вул. Київська, 5, смт Гостомель, Бучанський район, Київська обл.",50.57,30.26
E,sale,61000 €,50,2,"Calle Mayor, 5, Madrid, España",40.41,-3.7
`,
    same: 'type sale | rooms 2 | area 50 | price 61000 EUR',
    homes: `
A & B: address Torstraße 12, Berlin | city Berlin | street Torstraße | building 12 | point 52.53 13.4 | reports lat
C: address м. Бровари, вул. Київська, 5 | city Бровари | street вул. Київська | building 5 | point 50.51 30.79
D: address вул. Київська, 5, смт Гостомель, Бучанський район | city Гостомель | street вул. Київська | building 5 | district Бучанський | point 50.57 30.26
E: address Calle Mayor, 5, Madrid | city Madrid | street Calle Mayor | building 5 | point 40.41 -3.7 | reports lat
`,
  },
  {
    name: 'address-flats.csv',
    text: `key,type,price,area,rooms,address
A,sale,61000 $,50,2,"вул. Сумська 22 кв. 5, Харків"
B,sale,61000 $,50,2,"Sumska Street 22, apt. 5, Kharkiv"
C,sale,61000 $,50,2,"ul. Sumska 22, m. 5, Lwów"
D,sale,61000 $,50,2,"вул. Сумська, 22, під’їзд 2, 3 поверх, Харків"
E,sale,61000 $,50,2,"61000, Україна, Харківська область, Харків, вул. Сумська, 22"
F,sale,61000 $,50,2,"5 State Street, Kharkiv"
G,sale,61000 $,50,2,"Flat 5, 22 Sumska Street, Kharkiv 61000, Ukraine"
`,
    same: 'type sale | rooms 2 | area 50 | price 61000 USD',
    homes: `
A: address вул. Сумська 22, Харків | city Харків | cityId kharkiv | street вул. Сумська | building 22
B: address Sumska Street 22, Kharkiv | city Kharkiv | cityId kharkiv | street Sumska Street | building 22
C: address ul. Sumska 22, Lwów | city Lwów | cityId lviv | street ul. Sumska | building 22
D: address вул. Сумська, 22, Харків | city Харків | cityId kharkiv | street вул. Сумська | building 22
E: address Харків, вул. Сумська, 22 | city Харків | cityId kharkiv | street вул. Сумська | building 22
F: address 5 State Street, Kharkiv | city Kharkiv | cityId kharkiv | street State Street | building 5
G: address 22 Sumska Street, Kharkiv | city Kharkiv | cityId kharkiv | street Sumska Street | building 22
`,
  },
]
