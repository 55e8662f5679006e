import type { Snippet } from './snippet.ts'

/** Prices: signs between digits, units, months, currencies. */
export const PRICES: readonly Snippet[] = [
  {
    name: 'price-mixed-signs.csv',
    text: `key,type,price,area,rooms,address,city
A,sale,"85,000 $",50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,"95.000,00 €",50,2,"2 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | city Kharkiv | rooms 2 | area 50 | cityId kharkiv | street Sumska Street',
    homes: `
A: address 1 Sumska Street, Kharkiv | price 85000 USD | building 1
B: address 2 Sumska Street, Kharkiv | price 95000 EUR | building 2
`,
  },
  {
    name: 'price-mixed-signs-2.csv',
    text: `key,type,price,area,rooms,address,city
A,sale,"85,000 $",50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,"95 000,50 €",50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,"1.200.000 грн",50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,"45.500 $",50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: price 85000 USD
B: price 95001 EUR
C: price 1200000 UAH
D: price 45500 USD
`,
  },
  {
    name: 'price-per-meter.csv',
    text: `key,type,price,area,rooms,address,city
A,sale,1450 $/m²,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,"1450 $/м²",50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,"25 €/m2",50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,"1500 €/m",50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,sale,"25 €/qm",50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,sale,"1000 грн за м",50,2,"1 Sumska Street, Kharkiv",Kharkiv
G,sale,"1450 m²",50,2,"1 Sumska Street, Kharkiv",Kharkiv
H,sale,"1500 € m",50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    homes: `
A & B & C & D & E & F & G & H: rejected: price
`,
  },
  {
    name: 'price-months.csv',
    text: `key,type,price,area,rooms,address,city
A,rent,"£1,250 per calendar month",50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,rent,"€1.200 p.m.",50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,rent,"1500 zł/mc",50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,rent,"4500 zł/m-c",50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,rent,"900 € par mois",50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,rent,"850 €/mese",50,2,"1 Sumska Street, Kharkiv",Kharkiv
G,rent,"750 €/mês",50,2,"1 Sumska Street, Kharkiv",Kharkiv
H,rent,"18 000 Kč měsíčně",50,2,"1 Sumska Street, Kharkiv",Kharkiv
I,rent,"12 000 грн/міс",50,2,"1 Sumska Street, Kharkiv",Kharkiv
J,rent,"€ 950 CC",50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    options: ['--rate', 'CZK=21', '--rate', 'GBP=0.75', '--rate', 'PLN=3.7'],
    same: 'type rent | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: price 1250 GBP
B: price 1200 EUR
C: price 1500 PLN
D: price 4500 PLN
E: price 900 EUR
F: price 850 EUR
G: price 750 EUR
H: price 18000 CZK
I: price 12000 UAH
J: price 950 EUR
`,
  },
  {
    name: 'price-multipliers.csv',
    text: `key,type,price,area,rooms,address,city
A,sale,"1.250 млн грн",50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,"80 тис. $",50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,"1,2m €",50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,"120к $",50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,sale,"0.12 mln $",50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,sale,"45 000+1 500 $",50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: price 1250000 UAH
B: price 80000 USD
C: price 1200000 EUR
D & E: price 120000 USD
F: rejected: price
`,
  },
  {
    name: 'price-none.csv',
    text: `key,type,price,area,rooms,address,city
A,rent,"45000-50000",50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,rent,"POA",50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,rent,"£350 pw",50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,rent,"600$/добу",50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,rent,"0",50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,rent,"Договірна",50,2,"1 Sumska Street, Kharkiv",Kharkiv
G,rent,"€ 2.750 p/week",50,2,"1 Sumska Street, Kharkiv",Kharkiv
H,rent,"N/A",50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    options: ['--rate', 'GBP=0.75'],
    homes: `
A & B & C & D & E & F & G & H: rejected: price
`,
  },
  {
    name: 'currency-gaps.csv',
    text: `key,type,price,currency,area,rooms,address,city
A,sale,60000,USD,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,70000,,50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,2000000,UAH,50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: price 60000 USD
B: price 70000 USD | reports currency
C: price 2000000 UAH
`,
  },
  {
    name: 'currency-openimmo.xml',
    text: `<openimmo><anbieter><immobilie><objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true"/>
<objektart><wohnung/></objektart></objektkategorie><geo><ort>Lviv</ort><geokoordinaten breitengrad="49.84" laengengrad="24.03"/></geo>
<preise><kaufpreis>120000</kaufpreis></preise><flaechen><wohnflaeche>61.5</wohnflaeche><anzahl_zimmer>2.5</anzahl_zimmer></flaechen>
<verwaltung_techn><objektnr_extern>B-1</objektnr_extern></verwaltung_techn></immobilie>
<immobilie><objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie>
<verwaltung_techn><objektnr_extern>B-2</objektnr_extern></verwaltung_techn></immobilie>
<immobilie><verwaltung_techn><objektnr_extern>B-3</objektnr_extern><aktion aktionart="DELETE"/></verwaltung_techn></immobilie></anbieter></openimmo>
`,
    homes: `
B-1: type sale | address Lviv | city Lviv | rooms 2 | area 61.5 | price 120000 EUR | cityId lviv | point 49.84 24.03 | reports address
B-2: not shown: kind
B-3: withdrawn
`,
  },
  {
    name: 'currency-yandex-rur.xml',
    text: `<realty-feed><offer internal-id="1"><type>продажа</type><category>квартира</category><location><locality-name>Харьков</locality-name>
<address>ул. Сумская, 1</address></location><price><value>5400000</value><currency>RUR</currency></price><area><value>60</value><unit>кв. м</unit></area>
<rooms>2</rooms></offer></realty-feed>
`,
    options: ['--rate', 'RUB=90'],
    homes: `
1: type sale | address ул. Сумская, 1, Харьков | city Харьков | rooms 2 | area 60 | price 5400000 RUB | cityId kharkiv | street ул. Сумская | building 1
`,
  },
]
