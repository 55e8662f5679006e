ALTER TABLE "listings" ADD COLUMN "verified_what" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "verified_by" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "verified_on" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "verified_until" date;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_verified" CHECK (num_nulls("listings"."verified_what", "listings"."verified_by", "listings"."verified_on", "listings"."verified_until") in (0, 4));--> statement-breakpoint
-- Samples alone say what was checked: nothing. What others were verified by is not known, so they are verified anew.
UPDATE "listings" SET
	"verified_what" = 'Sample data: nobody was checked',
	"verified_by" = 'Homiq, for its sample homes',
	"verified_on" = '2025-07-12',
	"verified_until" = '2099-12-31'
WHERE "id" < 1000 AND "feed" IS NULL AND "owner" IS NULL AND "realtor_verified";
