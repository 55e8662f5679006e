import type { Snippet } from './snippet.ts'

/** What spreadsheets do to values. */
export const SPREADSHEETS: readonly Snippet[] = [
  {
    name: 'sep-line.csv',
    text: `sep=;
Код;Ціна, грн;Площа, м²;Кімнат;Поверх;Вулиця;Будинок;Місто
K1;1 200 000,00;54,3;2;3/9;вул. Сумська;12;Харків
K2;950 000,50;41,0;1;5/5;вул. Пушкінська;7-А;Харків
`,
    options: ['--type', 'sale'],
    same: 'type sale | city Харків | cityId kharkiv',
    homes: `
K1: currentFloor 3 | totalFloor 9 | address вул. Сумська, 12, Харків | rooms 2 | area 54.3 | price 1200000 UAH | street вул. Сумська | building 12
K2: currentFloor 5 | totalFloor 5 | address вул. Пушкінська, 7-А, Харків | rooms 1 | area 41 | price 950001 UAH | street вул. Пушкінська | building 7-А
`,
  },
  {
    name: 'spreadsheet-floors.csv',
    text: `Код;Тип угоди;Ціна, $;Площа;Кімнат;Поверх;Адреса;Місто
F1;продаж;90000;50;2;5/9;вул. Сумська, 1;Харків
F2;продаж;90000;50;2;9-May;вул. Сумська, 2;Харків
F3;продаж;90000;50;2;4/9;вул. Сумська, 3;Харків
F4;продаж;90000;50;2;3/5;вул. Сумська, 4;Харків
F5;продаж;90000;50;2;2/5;вул. Сумська, 5;Харків
F6;продаж;90000;50;2;5-Sep;вул. Сумська, 6;Харків
F7;продаж;90000;50;2;12/16;вул. Сумська, 7;Харків
F8;продаж;90000;50;2;05.вер;вул. Сумська, 8;Харків
F9;продаж;90000;50;2;9.тра;вул. Сумська, 9;Харків
F10;продаж;90000;50;2;1/9;вул. Сумська, 10;Харків
F11;продаж;90000;50;2;10/16;вул. Сумська, 11;Харків
`,
    same: 'type sale | city Харків | rooms 2 | area 50 | price 90000 USD | cityId kharkiv | street вул. Сумська',
    homes: `
F1: currentFloor 5 | totalFloor 9 | address вул. Сумська, 1, Харків | building 1
F2: address вул. Сумська, 2, Харків | building 2 | reports floor
F3: currentFloor 4 | totalFloor 9 | address вул. Сумська, 3, Харків | building 3
F4: currentFloor 3 | totalFloor 5 | address вул. Сумська, 4, Харків | building 4
F5: currentFloor 2 | totalFloor 5 | address вул. Сумська, 5, Харків | building 5
F6: address вул. Сумська, 6, Харків | building 6 | reports floor
F7: currentFloor 12 | totalFloor 16 | address вул. Сумська, 7, Харків | building 7
F8: address вул. Сумська, 8, Харків | building 8 | reports floor
F9: address вул. Сумська, 9, Харків | building 9 | reports floor
F10: currentFloor 1 | totalFloor 9 | address вул. Сумська, 10, Харків | building 10
F11: currentFloor 10 | totalFloor 16 | address вул. Сумська, 11, Харків | building 11
`,
  },
  {
    name: 'spreadsheet-values.csv',
    text: `key;type;price;area;rooms;floor;address;city
A;sale;60000 $;50;2;3;1 Sumska Street, Kharkiv;Kharkiv
B;sale;60000 $;50;2-Mar;3;1 Sumska Street, Kharkiv;Kharkiv
C;sale;60000 $;50;3-Feb;3;1 Sumska Street, Kharkiv;Kharkiv
D;sale;60000 $;50;02.бер;3;1 Sumska Street, Kharkiv;Kharkiv
E;sale;60000 $;50;2;05.09.2026;1 Sumska Street, Kharkiv;Kharkiv
F;sale;60000 $;50;2;42131;1 Sumska Street, Kharkiv;Kharkiv
G;sale;60000 $;50;2;9.тра;1 Sumska Street, Kharkiv;Kharkiv
H;sale;60000 $;50;2;Sep-05;1 Sumska Street, Kharkiv;Kharkiv
I;sale;60000 $;50;2;5. Mai;1 Sumska Street, Kharkiv;Kharkiv
J;sale;60000 $;50;2-кімн.;5 поверх;1 Sumska Street, Kharkiv;Kharkiv
K;sale;60000 $;50;3;2.0;1 Sumska Street, Kharkiv;Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | area 50 | price 60000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: currentFloor 3 | rooms 2
B & C & D: rejected: rooms
E & F & G & H & I: rooms 2 | reports floor
J: currentFloor 5 | rooms 2 | roomsText 2-кімн.
K: currentFloor 2 | rooms 3
`,
  },
  {
    name: 'spreadsheet-formulas.csv',
    text: `key;type;price;area;rooms;address;city;agentName;agentPhone
A;sale;="60000";="50,5";="2";="1 Sumska Street, Kharkiv";Kharkiv;="Олена";="0501112233"
B;sale;60000;50;2;1 Sumska Street, Kharkiv;Kharkiv;Олена;'+380501112233
C;sale;60000;50;2;1 Sumska Street, Kharkiv;Kharkiv;Олена;380501112233.0
D;sale;#REF!;50;2;1 Sumska Street, Kharkiv;Kharkiv;#N/A;3.80501E+11
E;sale;60000;50;2;1 Sumska Street, Kharkiv;Kharkiv;["Олена", "Ірина"];501112233
`,
    options: ['--currency', 'USD'],
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | price 60000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: area 50.5 | name Олена | phone 0501112233
B & C: area 50 | name Олена | phone +380501112233
D: rejected: price
E: area 50 | phone +380501112233
`,
  },
]
