import type { Snippet } from './snippet.ts'

/** Areas, their units, and rooms. */
export const AREAS: readonly Snippet[] = [
  {
    name: 'area-units.csv',
    text: `key;type;price;area;rooms;address;city
A;sale;60000;1,200 square feet;2;1 Sumska Street, Kharkiv;Kharkiv
B;sale;60000;6 соток;2;2 Sumska Street, Kharkiv;Kharkiv
C;sale;60000;5 га;2;3 Sumska Street, Kharkiv;Kharkiv
D;sale;60000;900 sqf;2;4 Sumska Street, Kharkiv;Kharkiv
E;sale;60000;700 sq yd;2;5 Sumska Street, Kharkiv;Kharkiv
F;sale;60000;12 acres;2;6 Sumska Street, Kharkiv;Kharkiv
`,
    same: 'type sale | city Kharkiv | rooms 2 | price 60000 USD | cityId kharkiv | street Sumska Street | reports currency',
    homes: `
A: address 1 Sumska Street, Kharkiv | area 111.48 | building 1
B & C & E & F: rejected: area
D: address 4 Sumska Street, Kharkiv | area 83.61 | building 4
`,
  },
  {
    name: 'area-units-2.csv',
    text: `key;type;price;area;rooms;address;city
A;sale;60000 $;453ft2;2;1 Sumska Street, Kharkiv;Kharkiv
B;sale;60000 $;850 sqft;2;1 Sumska Street, Kharkiv;Kharkiv
C;sale;60000 $;645 sq ft;2;1 Sumska Street, Kharkiv;Kharkiv
D;sale;60000 $;69m2;2;1 Sumska Street, Kharkiv;Kharkiv
E;sale;60000 $;54,3 м²;2;1 Sumska Street, Kharkiv;Kharkiv
F;sale;60000 $;140 ярдів;2;1 Sumska Street, Kharkiv;Kharkiv
G;sale;60000 $;54.125;2;1 Sumska Street, Kharkiv;Kharkiv
H;sale;60000 $;1.200 sq ft;2;1 Sumska Street, Kharkiv;Kharkiv
I;sale;60000 $;approx. 60 m²;2;1 Sumska Street, Kharkiv;Kharkiv
J;sale;60000 $;72 mq;2;1 Sumska Street, Kharkiv;Kharkiv
K;sale;60000 $;65 метрів;2;1 Sumska Street, Kharkiv;Kharkiv
L;sale;60000 $;50-60 м²;2;1 Sumska Street, Kharkiv;Kharkiv
M;sale;60000 $;0,5 га;2;1 Sumska Street, Kharkiv;Kharkiv
N;sale;60000 $;60 m² + 12;2;1 Sumska Street, Kharkiv;Kharkiv
O;sale;60000 $;54,5/30/9 м²;2;1 Sumska Street, Kharkiv;Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | price 60000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: area 42.09
B: area 78.97
C: area 59.92
D: area 69
E: area 54.3
O: area 54.5
F & L & M & N: rejected: area
G: area 54.125
H: area 111.48
I: area 60
J: area 72
K: area 65
`,
  },
  {
    name: 'area-unit-column.csv',
    text: `key;type;price;area;areaUnit;rooms;address;city
A;sale;60000 $;800;Square Feet;2;1 Sumska Street, Kharkiv;Kharkiv
B;sale;60000 $;60;кв. м;2;1 Sumska Street, Kharkiv;Kharkiv
C;sale;60000 $;6;сотка;2;1 Sumska Street, Kharkiv;Kharkiv
D;sale;60000 $;1;acre;2;1 Sumska Street, Kharkiv;Kharkiv
E;sale;60000 $;55;;2;1 Sumska Street, Kharkiv;Kharkiv
F;sale;60000 $;58;м²;2;1 Sumska Street, Kharkiv;Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | price 60000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: area 74.32
B: area 60
C & D: rejected: areaUnit
E: area 55
F: area 58
`,
  },
  {
    name: 'area-not-stated.csv',
    text: `key,type,price,area,rooms,address,city
A,sale,60000,,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,60000,n/a,2,"2 Sumska Street, Kharkiv",
C,sale,60000,0,2,,Kharkiv
D,sale,60000,3,2,"4 Sumska Street, Kharkiv",Kharkiv
E,sale,60000,-,2,"5 Sumska Street, Utopia",Utopia
`,
    same: 'type sale | city Kharkiv | rooms 2 | price 60000 USD | cityId kharkiv',
    homes: `
A: reports currency area | address 1 Sumska Street, Kharkiv | street Sumska Street | building 1
B: reports currency area | address 2 Sumska Street, Kharkiv | street Sumska Street | building 2
C: reports currency area address | address Kharkiv
D: rejected: area
E: rejected: lat
`,
  },
  {
    name: 'area-not-stated-uk.csv',
    text: `Код;Тип угоди;Ціна, $;Загальна площа;Кімнат;Адреса;Широта;Довгота
А;продаж;61000;50,5;2;вул. Сумська, 1, Харків;;
Б;продаж;62000;не вказано;2;вул. Сумська, 2, Харків;;
В;продаж;63000;—;2;;49.9935;36.2304
Г;продаж;64000;5 га;2;вул. Сумська, 4, Харків;;
`,
    same: 'type sale | rooms 2 | cityId kharkiv',
    homes: `
А: city Харків | address вул. Сумська, 1, Харків | area 50.5 | price 61000 USD | street вул. Сумська | building 1
Б: city Харків | address вул. Сумська, 2, Харків | price 62000 USD | street вул. Сумська | building 2 | reports area
В: city Kharkiv | address Kharkiv | price 63000 USD | point 49.9935 36.2304 | reports area city address
Г: rejected: area
`,
  },
  {
    name: 'area-not-stated.xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06"><generation-date>2026-11-20T10:00:00+02:00</generation-date>
<offer internal-id="1"><type>продажа</type><category>квартира</category><location><locality-name>Харьков</locality-name><address>ул. Сумская, 1</address></location><price><value>42000</value><currency>USD</currency></price><rooms>2</rooms></offer>
<offer internal-id="2"><type>продажа</type><category>квартира</category><location><locality-name>Харьков</locality-name></location><price><value>42000</value><currency>USD</currency></price><area><value>0</value><unit>кв. м</unit></area><rooms>2</rooms></offer>
</realty-feed>
`,
    same: 'type sale | city Харьков | rooms 2 | price 42000 USD | cityId kharkiv',
    homes: `
1: reports area | address ул. Сумская, 1, Харьков | street ул. Сумская | building 1
2: reports area address | address Харьков
`,
  },
  {
    name: 'area-not-stated.json',
    text: `[{"id":"a","type":"rent","price":900,"area":null,"rooms":2,"address":"12 Sumska Street, Kharkiv","city":"Kharkiv"},
{"id":"b","type":"rent","price":900,"rooms":2,"city":"Kharkiv"},
{"id":"c","type":"rent","price":900,"area":"12 acres","rooms":2,"city":"Kharkiv"}]`,
    same: 'type rent | city Kharkiv | rooms 2 | price 900 USD | cityId kharkiv',
    homes: `
a: reports currency area | address 12 Sumska Street, Kharkiv | street Sumska Street | building 12
b: reports currency area address | address Kharkiv
c: rejected: area
`,
  },
  {
    name: 'no-area-column.csv',
    text: `key,type,price,rooms,address,city
A,sale,60000 $,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    homes: `
A: type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | price 60000 USD | cityId kharkiv | street Sumska Street | building 1 | reports area
`,
  },
  {
    name: 'heading-square-meters.csv',
    text: `Price, UAH,Square Meters (m²),Rooms,Address,City,Id
7500,33,1,"Сумська вулиця, 3",Харків,a
8500,40,2,"Сумська вулиця, 5",Харків,b
`,
    options: ['--type', 'rent'],
    same: 'type rent | city Харків | cityId kharkiv | street Сумська вулиця',
    homes: `
a: address Сумська вулиця, 3, Харків | rooms 1 | area 33 | price 7500 UAH | building 3
b: address Сумська вулиця, 5, Харків | rooms 2 | area 40 | price 8500 UAH | building 5
`,
  },
  {
    name: 'heading-square-feet.csv',
    text: `Id;Price, $;Square Feet (ft²);NumRooms;Address;City
a;60000;700;2;1 Sumska Street;Kharkiv
b;80000;1,200;3;2 Sumska Street;Kharkiv
`,
    options: ['--type', 'sale'],
    same: 'type sale | city Kharkiv | cityId kharkiv | street Sumska Street',
    homes: `
a: address 1 Sumska Street, Kharkiv | rooms 2 | area 65.03 | price 60000 USD | building 1
b: address 2 Sumska Street, Kharkiv | rooms 3 | area 111.48 | price 80000 USD | building 2
`,
  },
  {
    name: 'heading-kvadratni-metry.csv',
    text: `Код;Ціна, грн;Квадратні метри;Кімнат;Адреса;Місто
a;1 200 000;54,5;2;вул. Сумська, 1;Харків
b;900 000;38;1;вул. Сумська, 2;Харків
`,
    options: ['--type', 'sale'],
    same: 'type sale | city Харків | cityId kharkiv | street вул. Сумська',
    homes: `
a: address вул. Сумська, 1, Харків | rooms 2 | area 54.5 | price 1200000 UAH | building 1
b: address вул. Сумська, 2, Харків | rooms 1 | area 38 | price 900000 UAH | building 2
`,
  },
  {
    name: 'half-rooms.csv',
    text: `key,type,price,area,rooms,address,city
A,sale,90000,60,2.5,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,95000,70,"1,5","2 Sumska Street, Kharkiv",Kharkiv
C,sale,95000,70,2.03,"3 Sumska Street, Kharkiv",Kharkiv
D,sale,95000,70,"3,5 Zimmer","4 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | city Kharkiv | cityId kharkiv | street Sumska Street | reports currency',
    homes: `
A: address 1 Sumska Street, Kharkiv | rooms 2 | area 60 | price 90000 USD | building 1
B: address 2 Sumska Street, Kharkiv | rooms 1 | area 70 | price 95000 USD | building 2
C: rejected: rooms
D: address 4 Sumska Street, Kharkiv | rooms 3 | area 70 | price 95000 USD | building 4
`,
  },
]
