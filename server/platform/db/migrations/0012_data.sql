ALTER TABLE "listings" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "condition_text" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "heating" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "walls" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "city_id" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "district" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "building" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "metro" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "complex" text;--> statement-breakpoint
-- What was shown in our own words is a standard value; other words are read by the site, and stored as values by their next import.
UPDATE "listings" SET
	"condition" = CASE WHEN "renovation" THEN 'renovated' WHEN NOT "renovation" THEN 'not-renovated' END,
	"heating" = (SELECT value FROM (VALUES ('Central', 'central'), ('District heating', 'district'), ('Building''s own gas boiler', 'building-gas'), ('Individual gas boiler', 'individual-gas'), ('Gas', 'gas'), ('Electric', 'electric'), ('Autonomous electric', 'autonomous-electric'), ('Autonomous', 'autonomous'), ('Individual', 'individual'), ('Heat pump', 'heat-pump'), ('Solid fuel', 'solid-fuel'), ('Oil', 'oil'), ('Stove', 'stove'), ('Underfloor', 'underfloor'), ('Combined', 'combined'), ('No heating', 'none')) AS names(text, value) WHERE text = "heating_system"),
	"walls" = (SELECT value FROM (VALUES ('Brick', 'brick'), ('Panel', 'panel'), ('Monolith', 'monolith'), ('Monolith and brick', 'monolith-brick'), ('Frame', 'frame'), ('Block', 'block'), ('Ceramic block', 'ceramic-block'), ('Gas silicate block', 'gas-silicate-block'), ('Aerated concrete block', 'aerated-block'), ('Foam concrete block', 'foam-block'), ('Cinder block', 'cinder-block'), ('Shell limestone', 'shell-limestone'), ('Concrete', 'concrete'), ('Reinforced concrete', 'reinforced-concrete'), ('Stone', 'stone'), ('Wood', 'wood'), ('Clay', 'adobe')) AS names(text, value) WHERE text = "wall_type"),
	"city_id" = (SELECT id FROM (VALUES ('Kyiv', 'kyiv'), ('Kharkiv', 'kharkiv'), ('Odesa', 'odesa'), ('Dnipro', 'dnipro'), ('Lviv', 'lviv'), ('Zaporizhzhia', 'zaporizhzhia'), ('Kryvyi Rih', 'kryvyi-rih'), ('Mykolaiv', 'mykolaiv'), ('Vinnytsia', 'vinnytsia'), ('Chernihiv', 'chernihiv'), ('Kherson', 'kherson'), ('Poltava', 'poltava'), ('Khmelnytskyi', 'khmelnytskyi'), ('Cherkasy', 'cherkasy'), ('Chernivtsi', 'chernivtsi'), ('Zhytomyr', 'zhytomyr'), ('Sumy', 'sumy'), ('Rivne', 'rivne'), ('Ivano-Frankivsk', 'ivano-frankivsk'), ('Ternopil', 'ternopil'), ('Lutsk', 'lutsk'), ('Uzhhorod', 'uzhhorod'), ('Kropyvnytskyi', 'kropyvnytskyi'), ('Bila Tserkva', 'bila-tserkva'), ('Irpin', 'irpin')) AS cities(name, id) WHERE name = "city");--> statement-breakpoint
-- Addresses of the samples are like "38 Mezhyhirska Street, Podil, Kyiv".
UPDATE "listings" SET
	"building" = split_part("address", ' ', 1),
	"street" = substr(split_part("address", ', ', 1), strpos("address", ' ') + 1),
	"district" = CASE WHEN split_part("address", ', ', 3) <> '' THEN regexp_replace(split_part("address", ', ', 2), ' district$', '') END
WHERE "id" < 1000 AND "feed" IS NULL AND "owner" IS NULL AND "address" ~ '^[0-9]+ [^,]+(, [^,]+)?, [^,]+$';
