DROP TRIGGER "listings_keep_price" ON "listings";--> statement-breakpoint
DROP FUNCTION "keep_listing_price"();--> statement-breakpoint
DROP TABLE "listing_prices" CASCADE;
