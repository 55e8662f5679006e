CREATE TABLE "mail_refusals" (
	"uid" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "seeker_mailed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "owner_mailed" integer DEFAULT 0 NOT NULL;