import type { Snippet } from './snippet.ts'

/** Words for homes that are on offer or not. */
export const STATUSES: readonly Snippet[] = [
  {
    name: 'status-words-uk.csv',
    text: `Код;Статус;Ціна, $;Площа, м²;Кімнат;Поверх;Поверховість;Вулиця;Будинок;Місто
S1;Активно;61000;50;2;3;9;вул. Сумська;1;Харків
S2;Продано;62000;51;2;3;9;вул. Сумська;2;Харків
S3;Продана;63000;52;2;3;9;вул. Сумська;3;Харків
S4;Здано;64000;53;2;3;9;вул. Сумська;4;Харків
S5;Неактуально;65000;54;2;3;9;вул. Сумська;5;Харків
S6;Знято з продажу;66000;55;2;3;9;вул. Сумська;6;Харків
S7;Архів;67000;56;2;3;9;вул. Сумська;7;Харків
S8;В архиве;68000;57;2;3;9;вул. Сумська;8;Харків
S9;Продается;69000;58;2;3;9;вул. Сумська;9;Харків
S10;Завдаток;70000;59;2;3;9;вул. Сумська;10;Харків
`,
    options: ['--type', 'sale'],
    same: 'type sale | currentFloor 3 | totalFloor 9 | city Харків | rooms 2 | cityId kharkiv | street вул. Сумська',
    homes: `
S1: address вул. Сумська, 1, Харків | area 50 | price 61000 USD | building 1
S2 & S3 & S4 & S5 & S6 & S7 & S8: withdrawn
S9: address вул. Сумська, 9, Харків | area 58 | price 69000 USD | building 9
S10: address вул. Сумська, 10, Харків | area 59 | price 70000 USD | building 10
`,
  },
  {
    name: 'status-words-en.csv',
    text: `key,type,status,price,area,rooms,address,city
E1,sale,Active,61000,50,2,"1 Sumska Street, Kharkiv",Kharkiv
E2,sale,Sold,62000,51,2,"2 Sumska Street, Kharkiv",Kharkiv
E3,sale,Sold STC,63000,52,2,"3 Sumska Street, Kharkiv",Kharkiv
E4,rent,Let Agreed,640,53,2,"4 Sumska Street, Kharkiv",Kharkiv
E5,rent,Let,650,54,2,"5 Sumska Street, Kharkiv",Kharkiv
E6,sale,Off the market,66000,55,2,"6 Sumska Street, Kharkiv",Kharkiv
E7,sale,Inactive,67000,56,2,"7 Sumska Street, Kharkiv",Kharkiv
E8,sale,Archived,68000,57,2,"8 Sumska Street, Kharkiv",Kharkiv
E9,sale,SoldSubjectToContract,69000,58,2,"9 Sumska Street, Kharkiv",Kharkiv
E10,sale,Pending,70000,59,2,"10 Sumska Street, Kharkiv",Kharkiv
E11,sale,Completed,71000,60,2,"11 Sumska Street, Kharkiv",Kharkiv
E12,sale,Unavailable,72000,61,2,"12 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | city Kharkiv | rooms 2 | cityId kharkiv | street Sumska Street | reports currency',
    homes: `
E1: address 1 Sumska Street, Kharkiv | area 50 | price 61000 USD | building 1
E2 & E3 & E4 & E5 & E6 & E7 & E8 & E9 & E11 & E12: withdrawn
E10: address 10 Sumska Street, Kharkiv | area 59 | price 70000 USD | building 10
`,
  },
  {
    name: 'status-words-de-pl.csv',
    text: `key,type,status,price,area,rooms,address,city
A,sale,verkauft,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,vermietet,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,sprzedane,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,nieaktualne,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,sale,aktiv,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,sale,reserviert,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
G,sale,aktualne,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
H,sale,zarezerwowane,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
I,sale,wynajęte,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
J,sale,nicht verfügbar,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | price 61000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A & B & C & D & I & J: withdrawn
E & F & G & H
`,
  },
  {
    name: 'status-words-romance-cs.csv',
    text: `key,type,status,price,area,rooms,address,city
A,sale,vendido,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,alquilado,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,disponible,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,vendu,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,sale,loué,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,sale,disponible à la vente,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
G,sale,venduto,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
H,sale,affittato,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
I,sale,disponibile,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
J,sale,vendida,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
K,sale,arrendado,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
L,sale,disponível,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
M,sale,prodáno,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
N,sale,pronajato,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
O,sale,aktivní,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
P,sale,rezervováno,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | price 61000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A & B & D & E & G & H & J & K & M & N: withdrawn
C & F & I & L & O & P
`,
  },
  {
    name: 'status-words-ru.csv',
    text: `key,type,status,price,area,rooms,address,city
A,sale,Продана,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,Сдана,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,Снята с продажи,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,В архиве,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,sale,Продается,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,sale,Активно,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
G,sale,Задаток,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
H,sale,Неактуально,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
I,sale,Скрыто,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | price 61000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A & B & C & D & H & I: withdrawn
E & F & G
`,
  },
  {
    name: 'status-unknown.csv',
    text: `key,type,status,price,area,rooms,address,city
A,sale,VIP,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,Підготовка,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,Active,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | price 61000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A & B: reports status
C & D
`,
  },
]
