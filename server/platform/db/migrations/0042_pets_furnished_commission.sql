ALTER TABLE "listings" ADD COLUMN "pets" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "furnished" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "commission" integer;