import type { Snippet } from './snippet.ts'

/** Coordinates, and homes whose city or address only they tell. */
export const POINTS: readonly Snippet[] = [
  {
    name: 'city-from-address-with-points.csv',
    text: `key,type,price,area,rooms,address,lat,lng
A1,sale,61000,50,2,"м. Київ, вул. Хрещатик, 22",50.4485,30.5223
A2,sale,62000,50,2,"Київ, вул. Хрещатик 22а",50.4485,30.5223
A3,sale,63000,50,2,"Північна вулиця, 2б",50.4485,30.5223
A4,sale,64000,50,2,"вул. Сумська, 12, Харків, Харківська область",50.0,36.23
A5,sale,65000,50,2,"вул. Хрещатик, 22, кв. 5",50.4485,30.5223
A6,sale,66000,50,2,"01001, Україна, м. Київ, вул. Хрещатик, буд. 22, кв. 5",50.4485,30.5223
A7,sale,67000,50,2,"вул. Хрещатик, 22, Київ, 01001",50.4485,30.5223
A8,sale,68000,50,2,"Svobody Ave, 28, L’viv, Lviv Oblast, Ukraine",49.84,24.03
A9,sale,69000,50,2,"Львів, Личаківська 12",49.84,24.03
A10,sale,70000,50,2,"Одеса, Приморський р-н, вул. Дерибасівська, 5, поверх 3",46.48,30.73
A11,sale,71000,50,2,"вул. Хрещатик, 22, Київ, Украина",50.4485,30.5223
`,
    same: 'type sale | rooms 2 | area 50',
    homes: `
A1: address м. Київ, вул. Хрещатик, 22 | city Київ | price 61000 USD | cityId kyiv | street вул. Хрещатик | building 22 | point 50.4485 30.5223 | reports currency
A2: address Київ, вул. Хрещатик 22а | city Київ | price 62000 USD | cityId kyiv | street вул. Хрещатик | building 22а | point 50.4485 30.5223 | reports currency
A3: address Північна вулиця, 2б | city Kyiv | price 63000 USD | cityId kyiv | street Північна вулиця | building 2б | point 50.4485 30.5223 | reports currency city
A4: address вул. Сумська, 12, Харків | city Харків | price 64000 USD | cityId kharkiv | street вул. Сумська | building 12 | point 50 36.23 | reports currency
A5: address вул. Хрещатик, 22 | city Kyiv | price 65000 USD | cityId kyiv | street вул. Хрещатик | building 22 | point 50.4485 30.5223 | reports currency city
A6: address м. Київ, вул. Хрещатик, буд. 22 | city Київ | price 66000 USD | cityId kyiv | street вул. Хрещатик | building 22 | point 50.4485 30.5223 | reports currency
A7: address вул. Хрещатик, 22, Київ | city Київ | price 67000 USD | cityId kyiv | street вул. Хрещатик | building 22 | point 50.4485 30.5223 | reports currency
A8: address Svobody Ave, 28, L’viv | city L’viv | price 68000 USD | cityId lviv | street Svobody Ave | building 28 | point 49.84 24.03 | reports currency
A9: address Львів, Личаківська 12 | city Львів | price 69000 USD | cityId lviv | point 49.84 24.03 | reports currency
A10: address Одеса, Приморський р-н, вул. Дерибасівська, 5 | city Одеса | price 70000 USD | cityId odesa | street вул. Дерибасівська | building 5 | district Приморський | point 46.48 30.73 | reports currency
A11: address вул. Хрещатик, 22, Київ | city Київ | price 71000 USD | cityId kyiv | street вул. Хрещатик | building 22 | point 50.4485 30.5223 | reports currency
`,
  },
  {
    name: 'city-is-the-street.csv',
    text: `ID оголошення;Операція;Вартість, $;Загальна площа;К-сть кімнат;Розташування;Широта;Довгота
1;продаж;61000;50;2;"вул. Хрещатик, 22, кв. 5";50.4485;30.5223
2;продаж;62000;51;2;"вул. Прорізна, 4, кв. 7";50.4475;30.5203
`,
    same: 'type sale | city Kyiv | rooms 2 | cityId kyiv | reports city',
    homes: `
1: address вул. Хрещатик, 22 | area 50 | price 61000 USD | street вул. Хрещатик | building 22 | point 50.4485 30.5223
2: address вул. Прорізна, 4 | area 51 | price 62000 USD | street вул. Прорізна | building 4 | point 50.4475 30.5203
`,
  },
  {
    name: 'points.csv',
    text: `key,type,price,area,rooms,address,city,lat,lng
G1,sale,90000,50,2,1 Central Street,Kyiv,50.4501,30.5234
G2,sale,90000,50,2,2 Central Street,Kyiv,30.5234,50.4501
G3,sale,90000,50,2,3 Central Street,Kyiv,0,0
G4,sale,90000,50,2,4 Central Street,Бровари,0,0
G5,sale,90000,50,2,5 Central Street,Бровари,0.000012,0.000414
G6,sale,90000,50,2,6 Central Street,Бровари,30.5234,50.4501
G7,sale,90000,50,2,7 Central Street,Kyiv,"50,4501","30,5234"
G8,sale,90000,50,2,8 Central Street,Kyiv,"50°27'00""N","30°31'24""E"
G9,sale,90000,50,2,9 Central Street,Kyiv,50°27.006'N,30°31.404'E
G10,sale,90000,50,2,10 Central Street,Kyiv,50.4501° N,30.5234° E
G11,sale,90000,50,2,11 Central Street,Kyiv,50.4501N,30.5234E
G12,sale,90000,50,2,12 Central Street,Kyiv,504501,305234
G13,sale,90000,50,2,13 Central Street,Kyiv,50.450.100,30.523.400
G14,sale,90000,50,2,14 Central Street,Kyiv,"50.4501, 30.5234",
G15,sale,90000,50,2,15 Central Street,Бровари,-50.4501,30.5234
G16,sale,90000,50,2,16 Central Street,Бровари,50.5114,30.7903
`,
    same: 'type sale | rooms 2 | area 50 | price 90000 USD | street Central Street',
    homes: `
G1: address 1 Central Street | city Kyiv | cityId kyiv | building 1 | point 50.4501 30.5234 | reports currency
G2: address 2 Central Street | city Kyiv | cityId kyiv | building 2 | reports lat currency
G3: address 3 Central Street | city Kyiv | cityId kyiv | building 3 | reports lat currency
G4 & G5 & G6 & G15: rejected: lat
G7: address 7 Central Street | city Kyiv | cityId kyiv | building 7 | point 50.4501 30.5234 | reports currency
G8: address 8 Central Street | city Kyiv | cityId kyiv | building 8 | point 50.45 30.523333 | reports currency
G9: address 9 Central Street | city Kyiv | cityId kyiv | building 9 | point 50.4501 30.5234 | reports currency
G10: address 10 Central Street | city Kyiv | cityId kyiv | building 10 | point 50.4501 30.5234 | reports currency
G11: address 11 Central Street | city Kyiv | cityId kyiv | building 11 | point 50.4501 30.5234 | reports currency
G12: address 12 Central Street | city Kyiv | cityId kyiv | building 12 | reports lat lng currency
G13: address 13 Central Street | city Kyiv | cityId kyiv | building 13 | reports lat lng currency
G14: address 14 Central Street | city Kyiv | cityId kyiv | building 14 | point 50.4501 30.5234 | reports currency
G16: address 16 Central Street | city Бровари | building 16 | point 50.5114 30.7903 | reports currency
`,
  },
  {
    name: 'no-address.csv',
    text: `key,type,price,area,rooms,lat,lng
A,sale,61000 $,50,2,50.4485,30.5223
B,sale,61000 $,50,2,50.51,30.79
C,sale,61000 $,50,2,46.48,30.73
`,
    same: 'type sale | rooms 2 | area 50 | price 61000 USD',
    homes: `
A: reports city address | address Kyiv | city Kyiv | cityId kyiv | point 50.4485 30.5223
B: rejected: city
C: reports city address | address Odesa | city Odesa | cityId odesa | point 46.48 30.73
`,
  },
  {
    name: 'point-in-one-cell.csv',
    text: `Код;Тип угоди;Ціна, $;Площа;Кімнат;Адреса;Місто;Координати
1;продаж;61000;50;2;вул. Хрещатик, 22;Київ;50.4485, 30.5223
2;продаж;62000;51;2;вул. Прорізна, 4;Київ;50,4475; 30,5203
3;продаж;62000;51;2;вул. Прорізна, 5;Київ;50.4475, 30.5203
`,
    same: 'type sale | city Київ | rooms 2 | cityId kyiv',
    homes: `
1: address вул. Хрещатик, 22, Київ | area 50 | price 61000 USD | street вул. Хрещатик | building 22 | point 50.4485 30.5223
3: address вул. Прорізна, 5, Київ | area 51 | price 62000 USD | street вул. Прорізна | building 5 | point 50.4475 30.5203
line 3: 9 columns in place of 8
`,
  },
]
