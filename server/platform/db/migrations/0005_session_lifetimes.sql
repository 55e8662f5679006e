ALTER TABLE "federated_tickets" ADD COLUMN "auth_time" timestamp (0) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "sign_ins" SET "created_at" = "auth_time";--> statement-breakpoint
ALTER TABLE "sign_ins" ALTER COLUMN "created_at" SET NOT NULL;
