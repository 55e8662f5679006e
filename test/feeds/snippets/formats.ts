import type { Snippet } from './snippet.ts'

/** Formats of files and envelopes. */
export const FORMATS: readonly Snippet[] = [
  {
    name: 'wrapped.json',
    text: `{
    "listings": [
        {
            "id": "a",
            "type": "sale",
            "price": 95000,
            "area": 62,
            "rooms": 3,
            "address": "12 Sumska Street, Kharkiv",
            "city": "Kharkiv"
        }
    ]
}
`,
    homes: `
a: type sale | address 12 Sumska Street, Kharkiv | city Kharkiv | rooms 3 | area 62 | price 95000 USD | cityId kharkiv | street Sumska Street | building 12 | reports currency
`,
  },
  {
    name: 'wrapped-one-line.json',
    text: `{"total":1,"listings":[{"id":"a","type":"sale","price":95000,"area":62,"rooms":3,"address":"12 Sumska Street, Kharkiv","city":"Kharkiv"}]}`,
    homes: `
a: type sale | address 12 Sumska Street, Kharkiv | city Kharkiv | rooms 3 | area 62 | price 95000 USD | cityId kharkiv | street Sumska Street | building 12 | reports currency
`,
  },
  {
    name: 'wrapped-deep.json',
    text: `{"status":"ok","data":{"page":{"number":1},"results":[{"id":"a","type":"sale","price":95000,"area":62,"rooms":3,"address":"12 Sumska Street, Kharkiv","city":"Kharkiv"},{"id":"b","type":"sale","price":null,"area":62,"rooms":3,"address":"12 Sumska Street, Kharkiv","city":"Kharkiv"}]}}`,
    homes: `
a: type sale | address 12 Sumska Street, Kharkiv | city Kharkiv | rooms 3 | area 62 | price 95000 USD | cityId kharkiv | street Sumska Street | building 12 | reports currency
b: rejected: price
`,
  },
  {
    name: 'not-wrapped.ndjson',
    text: `{"id":"a","type":"sale","price":95000,"area":62,"rooms":3,"address":"12 Sumska Street, Kharkiv","city":"Kharkiv","offers":[{"x":1}]}
{"id":"b","type":"sale","price":95000,"area":62,"rooms":3,"address":"12 Sumska Street, Kharkiv","city":"Kharkiv"}
`,
    same: 'type sale | address 12 Sumska Street, Kharkiv | city Kharkiv | rooms 3 | area 62 | price 95000 USD | cityId kharkiv | street Sumska Street | building 12 | reports currency',
    homes: `
a & b
`,
  },
  {
    name: 'homes.blm',
    text: `#HEADER#
Version : 3
EOF : '^'
EOR : '~'

#DEFINITION#
AGENT_REF^DISPLAY_ADDRESS^TOWN^STATUS_ID^BEDROOMS^PRICE^PROP_SUB_ID^TRANS_TYPE_ID^PUBLISHED_FLAG^LET_RENT_FREQUENCY^MIN_SIZE_ENTERED^AREA_SIZE_UNIT_ID^DESCRIPTION^LET_FURN_ID^LET_BOND^LET_DATE_AVAILABLE^~

#DATA#
B1^1 Sumska Street, Kharkiv^Kharkiv^0^2^95000^8^1^1^^700^1^A "quiet" flat
with a view.^^0^^~
B2^2 Sumska Street, Kharkiv^Kharkiv^2^2^95000^8^1^1^^700^1^^^^^~
B3^3 Sumska Street, Kharkiv^Kharkiv^0^2^95000^20^1^1^^700^1^^^^^~
B4^4 Sumska Street, Kharkiv^Kharkiv^0^2^900^28^2^1^1^60^2^^1^1350.00^2026-12-01 00:00:00^~
B5^5 Sumska Street, Kharkiv^Kharkiv^0^2^300^28^2^1^0^60^2^^^^^~
B6^6 Sumska Street, Kharkiv^Kharkiv^0^2^95000^8^1^1^^^3^^^^^~
#END#
`,
    options: ['--rate', 'GBP=0.75'],
    same: 'city Kharkiv | rooms 2 | cityId kharkiv | street Sumska Street',
    homes: `
B1: type sale | address 1 Sumska Street, Kharkiv | area 65.03 | price 95000 GBP | description A "quiet" flat with a view. | building 1
B2: withdrawn
B3: rejected: kind
B4: type rent | address 4 Sumska Street, Kharkiv | area 60 | price 900 GBP | building 4 | furnished partly | deposit 1350 | availableFrom 2026-12-01
B6: type sale | address 6 Sumska Street, Kharkiv | price 95000 GBP | building 6 | reports area
line 5: LET_RENT_FREQUENCY is none of: 1
`,
  },
  {
    name: 'yandex-per-meter-studio-phones.xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06"><generation-date>2026-11-20T10:00:00+02:00</generation-date>
<offer internal-id="1"><type>продажа</type><property-type>жилая</property-type><category>квартира</category><location><country>Украина</country><locality-name>Харьков</locality-name><address>ул. Сумская, 1</address></location><price><value>1450</value><currency>USD</currency><unit>кв. м</unit></price><area><value>60</value><unit>кв. м</unit></area><rooms>2</rooms></offer>
<offer internal-id="2"><type>продажа</type><category>квартира</category><location><locality-name>Харьков</locality-name><address>ул. Сумская, 2</address></location><price><value>42000</value><currency>USD</currency></price><area><value>28</value><unit>кв. м</unit></area><studio>1</studio><floor>3</floor></offer>
<offer internal-id="3"><type>аренда</type><category>квартира</category><location><locality-name>г. Харьков</locality-name><address>ул. Сумская, 3</address></location><price><value>12000</value><currency>UAH</currency><period>month</period></price><area><value>430</value><unit>sq. ft</unit></area><rooms>1</rooms></offer>
<offer internal-id="4"><type>аренда</type><category>квартира</category><location><locality-name>Харьков</locality-name><address>ул. Сумская, 4</address></location><price><value>700</value><currency>UAH</currency><period>сутки</period></price><area><value>40</value><unit>кв.м.</unit></area><rooms>1</rooms></offer>
<offer internal-id="5"><type>аренда</type><category>квартира</category><location><locality-name>Харьков</locality-name><address>ул. Сумская, 5</address></location><price><value>12000</value><currency>UAH</currency></price><area><value>40</value><unit>кв. м</unit></area><rooms>1</rooms><sales-agent><phone>+380500000001</phone><phone>+380670000002</phone></sales-agent></offer>
<offer internal-id="6"><type>продажа</type><category>flat</category><location><locality-name>Харьков</locality-name><address>ул. Сумская, 6</address></location><price><value>70000</value><currency>USD</currency></price><area><value>70</value><unit>кв. м</unit></area><rooms>3</rooms><open-plan>1</open-plan><deal-status>sold</deal-status></offer>
</realty-feed>
`,
    same: 'city Харьков | cityId kharkiv | street ул. Сумская',
    homes: `
2: type sale | currentFloor 3 | address ул. Сумская, 2, Харьков | rooms 0 | roomsText studio | area 28 | price 42000 USD | building 2
3: type rent | address ул. Сумская, 3, г. Харьков | rooms 1 | area 39.95 | price 12000 UAH | building 3
5: type rent | address ул. Сумская, 5, Харьков | rooms 1 | area 40 | price 12000 UAH | building 5 | phone +380500000001
6: withdrawn
line 3: price/unit is none of: объект, об’єкт, object
line 6: price/period is none of: мес, міс, month
`,
  },
  {
    name: 'ref-house.json',
    text: `[{"pk":1,"ref_property":"7","ref_house":"01","street":"Sumska Street 101","city":"Kharkiv","offer_type":"RENT","price_display":900,"surface_living":62,"number_of_rooms":"2.5"},{"pk":2,"ref_property":"7","ref_house":"02","street":"Sumska Street 103","city":"Kharkiv","offer_type":"RENT","price_display":950,"surface_living":65,"number_of_rooms":"3"},{"pk":3,"ref_property":"8","ref_house":"03","street":"Sumska Street 105","city":"Kharkiv","offer_type":"RENT","price_display":990,"surface_living":65,"number_of_rooms":"3"}]`,
    same: 'type rent | city Kharkiv | cityId kharkiv | reports currency',
    homes: `
Kharkiv, Sumska Street 101: address Sumska Street 101, Kharkiv | rooms 2 | area 62 | price 900 USD | street Sumska Street 101 | building 101
Kharkiv, Sumska Street 103: address Sumska Street 103, Kharkiv | rooms 3 | area 65 | price 950 USD | street Sumska Street 103 | building 103
Kharkiv, Sumska Street 105: address Sumska Street 105, Kharkiv | rooms 3 | area 65 | price 990 USD | street Sumska Street 105 | building 105
`,
  },
  {
    name: 'sold-date-and-agents.csv',
    text: `property_id,status,list_price,sqft,rooms,street,city,last_sold_date,sold_date,agents
1,for_sale,95000,700,2,1 Sumska Street,Kharkiv,2019-05-01,2020-01-01,"[{""name"": ""Olena""}]"
2,for_sale,96000,750,2,2 Sumska Street,Kharkiv,2018-05-01,2020-01-02,"[{""name"": ""Iryna""}]"
3,sold,96000,750,2,3 Sumska Street,Kharkiv,2018-05-01,2020-01-02,"[{""name"": ""Iryna""}]"
`,
    options: ['--type', 'sale'],
    same: 'type sale | city Kharkiv | rooms 2 | cityId kharkiv | reports currency',
    homes: `
1: address 1 Sumska Street, Kharkiv | area 65.03 | price 95000 USD | street 1 Sumska Street | building 1
2: address 2 Sumska Street, Kharkiv | area 69.68 | price 96000 USD | street 2 Sumska Street | building 2
3: withdrawn
`,
  },
  {
    name: 'koi8-u.csv',
    text: `Код;Тип угоди;Ціна, $;Площа;Кімнат;Поверх;Адреса;Місто
К1;продаж;61000;50,5;2;3/9;вул. Сумська, 1;Харків
К2;оренда;600;38;1;2/5;вул. Їжакевича, 2;Київ
`,
    encoding: 'koi8-u',
    homes: `
К1: type sale | currentFloor 3 | totalFloor 9 | address вул. Сумська, 1, Харків | city Харків | rooms 2 | area 50.5 | price 61000 USD | cityId kharkiv | street вул. Сумська | building 1
К2: type rent | currentFloor 2 | totalFloor 5 | address вул. Їжакевича, 2, Київ | city Київ | rooms 1 | area 38 | price 600 USD | cityId kyiv | street вул. Їжакевича | building 2
`,
  },
  {
    name: 'mac-cyrillic.csv',
    text: `Код;Тип угоди;Ціна, $;Площа;Кімнат;Поверх;Адреса;Місто
К1;продаж;61000;50,5;2;3/9;вул. Сумська, 1;Харків
К2;оренда;600;38;1;2/5;вул. Їжакевича, 2;Київ
`,
    encoding: 'x-mac-cyrillic',
    homes: `
К1: type sale | currentFloor 3 | totalFloor 9 | address вул. Сумська, 1, Харків | city Харків | rooms 2 | area 50.5 | price 61000 USD | cityId kharkiv | street вул. Сумська | building 1
К2: type rent | currentFloor 2 | totalFloor 5 | address вул. Їжакевича, 2, Київ | city Київ | rooms 1 | area 38 | price 600 USD | cityId kyiv | street вул. Їжакевича | building 2
`,
  },
  {
    name: 'windows-1251.csv',
    text: `Код;Тип угоди;Ціна, $;Площа;Кімнат;Поверх;Адреса;Місто
К1;продаж;61000;50,5;2;3/9;вул. Сумська, 1;Харків
К2;оренда;600;38;1;2/5;вул. Їжакевича, 2;Київ
`,
    encoding: 'windows-1251',
    homes: `
К1: type sale | currentFloor 3 | totalFloor 9 | address вул. Сумська, 1, Харків | city Харків | rooms 2 | area 50.5 | price 61000 USD | cityId kharkiv | street вул. Сумська | building 1
К2: type rent | currentFloor 2 | totalFloor 5 | address вул. Їжакевича, 2, Київ | city Київ | rooms 1 | area 38 | price 600 USD | cityId kyiv | street вул. Їжакевича | building 2
`,
  },
]
