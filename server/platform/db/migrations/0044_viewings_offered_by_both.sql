ALTER TABLE "messages" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "viewings" ADD COLUMN "offered_by" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_offered_by" CHECK ("viewings"."offered_by" in ('seeker', 'owner'));