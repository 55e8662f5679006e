ALTER TABLE "listings" ADD COLUMN "home" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_drop" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_drop_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "listings_home" ON "listings" USING btree ("type","home") WHERE "listings"."home" is not null;--> statement-breakpoint
CREATE INDEX "listings_building" ON "listings" USING btree ("type","city","building","rooms") WHERE "listings"."building" is not null;--> statement-breakpoint
CREATE INDEX "listings_price_drop_since" ON "listings" USING btree ("price_drop_since") WHERE "listings"."price_drop_since" is not null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_price_drop" CHECK ("listings"."price_drop" between 1 and 100 and num_nulls("listings"."price_drop", "listings"."price_drop_since") in (0, 2));--> statement-breakpoint
-- Its reader begins with the oldest event, so that homes of before are known as well.
INSERT INTO "event_cursors" ("reader", "seq") VALUES ('homes', 0);
