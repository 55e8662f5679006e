ALTER TABLE "listings" ADD COLUMN "place_radius" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_place_radius" CHECK ("listings"."place_radius" > 0);