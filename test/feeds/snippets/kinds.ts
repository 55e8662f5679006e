import type { Snippet } from './snippet.ts'

/** Words for kinds of homes and deals. */
export const KINDS: readonly Snippet[] = [
  {
    name: 'kind-none-is-an-apartment.csv',
    text: `Код;Тип нерухомості;Тип угоди;Ціна, $;Площа, м²;Кімнат;Адреса;Місто
K1;Будинок;продаж;120000;150;5;вул. Сумська, 1;Харків
K2;Земельна ділянка;продаж;30000;600;1;вул. Сумська, 2;Харків
K3;Офіс;продаж;90000;80;3;вул. Сумська, 3;Харків
K4;Гараж;продаж;8000;18;1;вул. Сумська, 4;Харків
`,
    homes: `
K1 & K2 & K3 & K4: not shown: kind
`,
  },
  {
    name: 'kind-departamento.csv',
    text: `ID;Tipo de propiedad;Operación;Precio USD;Superficie;Ambientes;Dirección;Ciudad
1;Departamento;Venta;90000;60;2;Sumska 1;Kharkiv
2;Casa;Venta;120000;150;4;Sumska 2;Kharkiv
3;PH;Venta;70000;50;2;Sumska 3;Kharkiv
4;Terreno;Venta;30000;600;1;Sumska 4;Kharkiv
`,
    homes: `
1: type sale | address Sumska 1, Kharkiv | city Kharkiv | rooms 2 | area 60 | price 90000 USD | cityId kharkiv
2 & 4: not shown: kind
3: rejected: kind
`,
  },
  {
    name: 'kind-apartments.csv',
    text: `key,type,kind,price,area,rooms,address,city
A,sale,Apartment,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,Unit,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,2-room flat,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,Квартира,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,sale,2-кімнатна квартира,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,sale,квартира-студия,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
G,sale,Mieszkanie,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
H,sale,Etagenwohnung,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
I,sale,2-Zimmer-Wohnung,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
J,sale,Piso,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
K,sale,Appartement,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
L,sale,Bilocale,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
M,sale,Apartamento T2,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
N,sale,Byt 2+kk,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
O,sale,Condominium,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
P,sale,Flat in a house,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
Q,sale,2-кімнатна,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
R,sale,Multi-level flat,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
S,sale,ground_floor,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
T,sale,terraced_flat,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
U,sale,lokal mieszkalny,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | price 61000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A & B & C & D & E & F & G & H & I & J & K & L & M & N & O & P & Q & R & S & T & U
`,
  },
  {
    name: 'kind-others.csv',
    text: `key,type,kind,price,area,rooms,address,city
A,sale,House,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,Room in a flat,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,Будинок,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,Кімната в квартирі,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,sale,Дом,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,sale,Участок,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
G,sale,Офис,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
H,sale,Działka,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
I,sale,Einfamilienhaus,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
J,sale,Grundstück,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
K,sale,Casa,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
L,sale,Maison,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
M,sale,Villetta,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
N,sale,Moradia,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
O,sale,Pozemek,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
P,sale,Apartment building,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
Q,sale,Ferienwohnung,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
R,sale,Garage,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
S,sale,Flat share,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
T,sale,Semi-detached,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
U,sale,Single family residence,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
V,sale,Частина будинку,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    homes: `
A & B & C & D & E & F & G & H & I & J & K & L & M & N & O & P & Q & R & S & T & U & V: not shown: kind
`,
  },
  {
    name: 'kind-unknown.csv',
    text: `key,type,kind,price,area,rooms,address,city
A,sale,lakás,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,sale,ház,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,sale,,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,sale,квартира,61000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'type sale | address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | price 61000 USD | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A & B: rejected: kind
C & D
`,
  },
  {
    name: 'kind-reso.csv',
    text: `ListingKey,PropertyType,PropertySubType,ListPrice,LivingArea,RoomsTotal,UnparsedAddress
A,Residential,Condominium,61000,50,2,"1 Sumska Street, Kharkiv"
B,Residential,Single Family Residence,61000,50,2,"1 Sumska Street, Kharkiv"
C,Commercial Lease,,61000,50,2,"1 Sumska Street, Kharkiv"
D,Residential Lease,Apartment,610,50,2,"1 Sumska Street, Kharkiv"
E,Land,,61000,50,2,"1 Sumska Street, Kharkiv"
`,
    options: ['--currency', 'USD'],
    same: 'address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A: type sale | price 61000 USD
B: not shown: kind
C & E: not shown: propertyType
D: type rent | price 610 USD
`,
  },
  {
    name: 'type-daily.csv',
    text: `key,type,price,area,rooms,address,city
A,подобова оренда,600 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
B,оренда,600 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
C,location,600 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
D,vendita,60000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
E,prodej,60000 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
F,arrendamento,600 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
G,Alquiler temporal,600 $,50,2,"1 Sumska Street, Kharkiv",Kharkiv
`,
    same: 'address 1 Sumska Street, Kharkiv | city Kharkiv | rooms 2 | area 50 | cityId kharkiv | street Sumska Street | building 1',
    homes: `
A & G: rejected: type
B & C & F: type rent | price 600 USD
D & E: type sale | price 60000 USD
`,
  },
]
