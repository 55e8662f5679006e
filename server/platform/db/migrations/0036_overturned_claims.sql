ALTER TABLE "claims" ADD COLUMN "overturned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_overturned" CHECK ("claims"."overturned_at" is null or "claims"."outcome" = 'granted');--> statement-breakpoint
-- Until now a copy that visitors saw again was read as one whose appeal was granted.
UPDATE "claims" SET "overturned_at" = "offers"."moved_at" FROM "offers" WHERE "offers"."id" = "claims"."copy" AND "offers"."state" = 'published' AND "claims"."outcome" = 'granted';
