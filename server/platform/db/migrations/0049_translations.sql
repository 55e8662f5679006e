ALTER TABLE "listings" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "description_uk" text;