CREATE TABLE "feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "imported_at" timestamp (3) with time zone;