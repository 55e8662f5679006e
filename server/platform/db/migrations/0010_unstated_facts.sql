ALTER TABLE "listings" ALTER COLUMN "renovation" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "floor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "total_floors" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "realtor_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "realtor_avatar" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "realtor_phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "heating_system" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "year_of_construction" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "wall_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "lat" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "lng" DROP NOT NULL;--> statement-breakpoint
-- Imports had no other word for what their files did not say.
UPDATE "listings" SET "heating_system" = nullif("heating_system", ''), "wall_type" = nullif("wall_type", '');--> statement-breakpoint
-- A feed without a word on renovation was read as "no". Which ones said so is not known any more; their next import does.
UPDATE "listings" SET "renovation" = NULL WHERE "feed" IS NOT NULL AND NOT "renovation";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_point" CHECK (("listings"."lat" is null) = ("listings"."lng" is null));