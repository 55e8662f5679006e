ALTER TABLE "listings" ADD COLUMN "price_unit" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_price_unit" CHECK ("listings"."price_unit" in (1, 1000, 1000000));--> statement-breakpoint
-- Texts were what visitors read; what remains of them is the unit, where it is not the one that a price is written in by itself.
UPDATE "listings" SET "price_unit" = written.unit
FROM (
	SELECT "type", "id",
		CASE WHEN "price_text" ~* 'k' THEN 1000 WHEN "price_text" ~* 'm' THEN 1000000 ELSE 1 END AS unit,
		CASE
			WHEN "price" >= 1000000 AND "price" % 1000 = 0 THEN 1000000
			WHEN "price" BETWEEN 1000 AND 999999 AND "price" % 100 = 0 THEN 1000
			ELSE 1
		END AS usual
	FROM "listings"
) written
WHERE ("listings"."type", "listings"."id") = (written."type", written."id") AND written.unit <> written.usual;
