import type { Vocabulary } from './meaning.ts'

export const PLACE_WORDS: Vocabulary = {
  address: `address, full address, street address, property address, location, addr, адреса
    повна адреса, місцезнаходження, розташування, локація, adresa, адрес, полный адрес
    местоположение, расположение, adres, lokalizacja, polozenie, adresse, anschrift, lage, direccion
    ubicacion, domicilio`,
  street: `street, street name, вулиця, назва вулиці, vulytsia, улица, название улицы, ulica
    strasse, strassenname, calle, nombre calle, via`,
  houseNumber: `house, house number, street number, building number, house no, street no, number
    будинок, номер будинку, буд, дом, номер дома, numer domu, nr domu, numer budynku, hausnummer
    haus nr, hnr, numero, numero calle, numero portal`,
  district: `district, neighborhood, neighbourhood, neighborhood overview, borough, area name
    city area, city district, quarter, ward, район, район міста, мікрорайон, масив, житловий масив
    raion, rajon, район города, микрорайон, жилмассив, dzielnica, osiedle, stadtteil, bezirk, ortsteil
    stadtbezirk, barrio, distrito`,
  suburb: `suburb, передмістя, пригород, przedmiescie, vorort`,
  city: `city, town, locality, city name, municipality, місто, населений пункт, назва міста, misto
    город, населенный пункт, gorod, miasto, miejscowosc, stadt, ort, gemeinde, ciudad, municipio
    poblacion, localidad`,
  metro: `metro, metro station, метро, станція метро, станция метро, найближче метро
    ближайшее метро, stacja metra`,
  complex: `complex, residential complex, комплекс, жк, назва жк, название жк, житловий комплекс
    жилой комплекс`,
  placeWithheld: `place withheld, address withheld, hide address, address hidden, hide exact address
    приховати адресу, адреса прихована, приховати точну адресу, скрыть адрес, адрес скрыт
    ukryj adres, adresse verbergen, ocultar direccion`,
  placeShown: `place shown, show address, address shown, show exact address
    internet address display yn, показувати адресу, показувати точну адресу, показывать адрес
    pokaz adres, adresse freigeben, objektadresse freigeben, mostrar direccion`,
  lat: `lat, latitude, geo lat, широта, szerokosc, szerokosc geograficzna, breitengrad, latitud`,
  lng: `lng, lon, long, longitude, geo lon, geo lng, довгота, долгота, dlugosc, dlugosc geograficzna
    langengrad, longitud`,
  coordinates: `coordinates, coords, lat lon, lat lng, lat long, latitude longitude, gps, geo
    geolocation, geo point, координати, координаты, wspolrzedne, koordinaten, geokoordinaten
    coordenadas, широта довгота, широта долгота`,
}
