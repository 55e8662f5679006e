import type { Snippet } from './snippet.ts'

/** Placeholders, phone numbers, and answers. */
export const WORDS: readonly Snippet[] = [
  {
    name: 'placeholders-and-phones.csv',
    text: `key;type;price;area;rooms;address;city;agentName;agentPhone;metro;district;heating;walls;condition;description;floor;year
T1;rent;600;50;2;1 Sumska Street, Kharkiv;Kharkiv;N/A;050 111 22 33, 067 000 00 01;N/A;N/A;N/A;N/A;N/A;N/A;N/A;N/A
T2;rent;600;50;2;2 Sumska Street, Kharkiv;Kharkiv;немає;"+380501112233; +380670000001";немає;немає;немає;немає;немає;немає;немає;немає
T3;rent;600;50;2;3 Sumska Street, Kharkiv;Kharkiv;-;050-111-22-33 / 067-000-00-01;-;-;-;-;-;-;-;-
T4;rent;600;50;2;4 Sumska Street, Kharkiv;Kharkiv;—;0501112233 Олена;—;—;—;—;—;—;—;—
T5;rent;600;50;2;5 Sumska Street, Kharkiv;Kharkiv;null;tel. +380 50 111 22 33;null;null;null;null;null;null;null;null
T6;rent;600;50;2;6 Sumska Street, Kharkiv;Kharkiv;NULL;380501112233;NULL;NULL;NULL;NULL;NULL;NULL;NULL;NULL
T7;rent;600;50;2;7 Sumska Street, Kharkiv;Kharkiv;None;'+380501112233;None;None;None;None;None;None;None;None
T8;rent;600;50;2;8 Sumska Street, Kharkiv;Kharkiv;не вказано;"=""0501112233""";не вказано;не вказано;не вказано;не вказано;не вказано;не вказано;не вказано;не вказано
T9;rent;600;50;2;9 Sumska Street, Kharkiv;Kharkiv;нет данных;501112233;нет данных;нет данных;нет данных;нет данных;нет данных;нет данных;нет данных;нет данных
T10;rent;600;50;2;10 Sumska Street, Kharkiv;Kharkiv;?;(050) 111-22-33 дод. 12;?;?;?;?;?;?;?;?
T11;rent;600;50;2;11 Sumska Street, Kharkiv;Kharkiv;NaN;немає;NaN;NaN;NaN;NaN;NaN;NaN;NaN;NaN
T12;rent;600;50;2;12 Sumska Street, Kharkiv;Kharkiv;undefined;N/A;undefined;undefined;undefined;undefined;undefined;undefined;undefined;undefined
T13;rent;600;50;2;13 Sumska Street, Kharkiv;Kharkiv;0;3.80501E+11;0;0;0;0;0;0;0;0
T14;rent;600;50;2;14 Sumska Street, Kharkiv;Kharkiv;n/a;0501112233.0;n/a;n/a;n/a;n/a;n/a;n/a;n/a;n/a
`,
    same: 'type rent | city Kharkiv | rooms 2 | area 50 | price 600 USD | cityId kharkiv | street Sumska Street',
    homes: `
T1: address 1 Sumska Street, Kharkiv | building 1 | phone 050 111 22 33 | reports currency
T2: address 2 Sumska Street, Kharkiv | building 2 | phone +380501112233 | reports floor year currency
T3: address 3 Sumska Street, Kharkiv | building 3 | phone 050-111-22-33 | reports currency
T4: address 4 Sumska Street, Kharkiv | building 4 | phone 0501112233 | reports currency
T5: address 5 Sumska Street, Kharkiv | building 5 | phone +380 50 111 22 33 | reports currency
T6: address 6 Sumska Street, Kharkiv | building 6 | phone +380501112233 | reports currency
T7: address 7 Sumska Street, Kharkiv | building 7 | phone +380501112233 | reports floor year currency
T8: address 8 Sumska Street, Kharkiv | building 8 | phone 0501112233 | reports currency
T9: address 9 Sumska Street, Kharkiv | building 9 | phone +380501112233 | reports currency
T10: address 10 Sumska Street, Kharkiv | building 10 | phone (050) 111-22-33 | reports currency
T11: address 11 Sumska Street, Kharkiv | building 11 | reports currency
T12: address 12 Sumska Street, Kharkiv | building 12 | reports currency
T13: currentFloor 0 | address 13 Sumska Street, Kharkiv | building 13 | reports agentPhone year currency
T14: address 14 Sumska Street, Kharkiv | building 14 | phone 0501112233 | reports currency
`,
  },
  {
    name: 'placeholders-languages.csv',
    text: `key;type;price;area;rooms;address;city;agentName;metro;heating;walls;condition;description;pets;furnished;commission
A;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;не указано;не указано;не указано;не указано;не указано;не указано;не указано;не указано;не указано
B;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;brak danych;brak danych;brak danych;brak danych;brak danych;brak danych;brak danych;brak danych;brak danych
C;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;keine Angabe;keine Angabe;keine Angabe;keine Angabe;keine Angabe;keine Angabe;keine Angabe;keine Angabe;keine Angabe
D;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;sin datos;sin datos;sin datos;sin datos;sin datos;sin datos;sin datos;sin datos;sin datos
E;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;non renseigné;non renseigné;non renseigné;non renseigné;non renseigné;non renseigné;non renseigné;non renseigné;non renseigné
F;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;non specificato;non specificato;non specificato;non specificato;non specificato;non specificato;non specificato;non specificato;non specificato
G;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;não informado;não informado;não informado;não informado;não informado;não informado;não informado;não informado;não informado
H;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;neuvedeno;neuvedeno;neuvedeno;neuvedeno;neuvedeno;neuvedeno;neuvedeno;neuvedeno;neuvedeno
I;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;#N/A;#N/A;#N/A;#N/A;#N/A;#N/A;#N/A;#N/A;#N/A
J;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;no info;no info;no info;no info;no info;no info;no info;no info;no info
`,
    same: 'type rent | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | price 600 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A & B & C & D & E & F & G & H & I & J
`,
  },
  {
    name: 'facts.csv',
    text: `key;type;price;area;rooms;address;city;bathrooms;kitchen;deposit;minTerm;availableFrom;parking;shelter;inverter;internet
A;rent;18000 грн;50;2;1 Sumska Street, Kharkiv;Kharkiv;1;9,5 м²;1 місяць;від 6 місяців;01.12.2026;Garage;у будинку;2,4 кВт·год;yes
B;rent;18000 грн;50;2;1 Sumska Street, Kharkiv;Kharkiv;1.5;9.5;18 000;1 рік;2026-12-01;гараж, у дворі;300 м;5 кВт;yes
C;rent;18000 грн;50;2;1 Sumska Street, Kharkiv;Kharkiv;суміщений;0;так;довгостроково;зараз;є;поруч;так;yes
D;rent;18000 грн;50;2;1 Sumska Street, Kharkiv;Kharkiv;багато;250;500 $;тиждень;скоро;на даху;5 хв;немає;yes
`,
    same: 'type rent | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | price 18000 UAH | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: bathrooms 1 | kitchen 9.5 | deposit 1 | minTerm 6 | availableFrom 2026-12-01 | parking covered | shelter 0 | inverter 2400
B: bathrooms 1 | kitchen 9.5 | deposit 18000 | minTerm 12 | availableFrom 2026-12-01 | parking covered | shelter 300 | reports inverter
C
D: inverter 0 | reports bathrooms kitchen parking deposit minTerm availableFrom shelter
`,
  },
  {
    name: 'answers-no.csv',
    text: `key;type;price;area;rooms;address;city;agentName;metro;heating;walls;renovation;description;pets;furnished;commission
A;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;Олена;Наукова;без опалення;цегла;немає;Тиха;ні;немає;0
B;rent;600 $;50;2;1 Sumska Street, Kharkiv;Kharkiv;Олена;Наукова;газове;цегла;так;Тиха;так;є;без комісії
`,
    same: 'type rent | commission 0 | walls brick | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | price 600 USD | description Тиха | cityId kharkiv | street Sumska Street | building 1 | metro Наукова | name Олена',
    homes: `
A: pets not-allowed | furnished no | heating none | condition not-renovated
B: pets allowed | furnished yes | heating gas | condition renovated
`,
  },
]
