-- Rows of before get what they had: 180 days from when they were laid, and the one moderator whom they named.
ALTER TABLE "bans" ADD COLUMN "moderators" text[];--> statement-breakpoint
ALTER TABLE "bans" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "bans" SET "moderators" = array_remove(ARRAY["moderator"], ''), "ends_at" = "banned_at" + interval '4320 hours';--> statement-breakpoint
ALTER TABLE "bans" ALTER COLUMN "moderators" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bans" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bans" DROP COLUMN "moderator";
