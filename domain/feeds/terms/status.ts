import { createPhraseFinder, type Phrases } from './phrases.ts'

export type ListingStatus = 'offered' | 'withdrawn'

/**
 * English with the statuses of RESO and of portals, then Ukrainian, Russian, Polish, German, Spanish, French, Italian,
 * Portuguese and Czech. A home that is reserved, or whose sale is not closed yet, is still on offer.
 */
const PHRASES: Phrases<ListingStatus> = {
  offered: `active*, available*, new*, for sale*, for rent*, to let, on market, on the market, open, live, published
    online, pending*, reserved*, under offer*, under contract*, coming soon, back on market, price change*, change, add
    current, enabled, yes, true, 1, ready to build, sale, rent, lease, for lease
    активн*, актуальн*, в продажі, на продажу, продаж, продається*, оренда*, здається*, в наявності, доступн*, вільн*
    відкрит*, опубліковано, нов*, резерв*, заброньован*, завдаток, аванс, бронь, так
    продается*, продаётся*, в продаже, продажа, аренда*, сдается*, сдаётся*, в наличии, свободн*, открыт*, опубликован*
    забронирован*, задаток, да
    aktywn*, aktualn*, dostepn*, na sprzedaz, do wynajecia, nowe, opublikowan*, rezerwacja, zarezerwowan*
    aktiv, aktuell, verfugbar, frei, zu verkaufen, zu vermieten, neu, offen, online, reserviert
    activo, activa, disponible*, en venta, en alquiler, nuevo, publicado, reservado, reservada
    actif, active, a vendre, a louer, en vente, en location, nouveau, libre, sous offre, sous compromis, publie
    attivo, attiva, disponibil*, in vendita, in affitto, nuovo, libero, riservato, pubblicato
    ativo, ativa, disponivel, a venda, para venda, para arrendar, para alugar, novo, publicado
    aktivni, prodej, pronajem, k prodeji, k pronajmu, volny, volne, v nabidce, rezervace, rezervovano, nova`,
  withdrawn: `closed*, sold*, let, let *, leased*, rented*, expired*, cancel*, withdrawn*, delete*, hold, on hold
    off market*, off the market*, inactive*, archive*, completed*, unavailable*, not available*, suspended, removed*
    unpublished*, disabled, draft, hidden, no, false, 0
    продано*, продана*, проданий*, здано*, здана*, зданий*, орендован*, неактивн*, неактуальн*, не актуальн*, не активн*
    знят*, архів*, в архів*, недоступн*, видален*, закрит*, скасован*, прихован*, чернетка, завершен*, ні
    продан, продан *, сдано*, сдана*, сдан, сдан *, арендован*, снят*, архив*, в архив*, удален*, закрыт*, отменен*
    скрыт*, завершен*, нет
    sprzedan*, wynajet*, nieaktualn*, nieaktywn*, niedostepn*, archiw*, usunięt*, wycofan*, zakonczon*, nie
    verkauft*, vermietet*, inaktiv*, nicht verfugbar*, nicht aktuell, archiv*, geloscht*, zuruckgezogen*, beendet*
    deaktiviert*, referenz*, nein
    vendid*, alquilad*, inactiv*, no disponible*, archivad*, retirad*, eliminad*, cerrad*, finalizad*
    vendu*, loue*, inactif*, indisponible*, archive*, retire*, supprime*, expire*, non
    vendut*, affittat*, inattiv*, non disponibil*, ritirat*, eliminat*, scadut*, chius*
    alugad*, arrendad*, inativ*, indisponivel*, arquivad*, encerrad*, expirad*, nao
    prodano*, prodan*, pronajat*, neaktivni*, neaktualni*, nedostupn*, archivov*, smazan*, stazen*, ukoncen*, ne`,
}

/** Whether a home is still on offer; `null` for a word that nobody taught us. */
export const parseStatus = createPhraseFinder(PHRASES)
