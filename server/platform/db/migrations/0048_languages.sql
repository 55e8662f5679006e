CREATE TABLE "person_languages" (
	"uid" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "event" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;