ALTER TABLE "listings" ADD COLUMN "realtor_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Samples alone were there before imports had a name, and what they say of their realtors is made up with them.
UPDATE "listings" SET "realtor_verified" = true WHERE "id" < 1000 AND "feed" IS NULL AND "owner" IS NULL;
