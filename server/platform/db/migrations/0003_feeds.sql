CREATE SEQUENCE "public"."listing_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "feed" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "feed_key" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "feed_modified_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_feed_feed_key" ON "listings" USING btree ("feed","feed_key");