ALTER TABLE "offers" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "approved_content" jsonb;--> statement-breakpoint
CREATE INDEX "moderation_decisions_decided_at" ON "moderation_decisions" USING btree ("decided_at","id");