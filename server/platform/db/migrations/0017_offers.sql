CREATE TABLE "moderation_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"offer" text NOT NULL,
	"decision" text NOT NULL,
	"moderator" text NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "moderation_decisions_decision" CHECK ("moderation_decisions"."decision" in ('approve', 'reject'))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"listing_type" text,
	"listing_id" integer,
	"reason" text,
	"is_approved" boolean DEFAULT false NOT NULL,
	"first_approved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('draft', 'waiting', 'published', 'paused', 'closed', 'expired', 'rejected', 'removed')),
	CONSTRAINT "offers_listing" CHECK (num_nulls("offers"."listing_type", "offers"."listing_id") in (0, 2))
);
--> statement-breakpoint
CREATE INDEX "moderation_decisions_offer" ON "moderation_decisions" USING btree ("offer");--> statement-breakpoint
CREATE INDEX "offers_owner" ON "offers" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "offers_state_moved_at" ON "offers" USING btree ("state","moved_at");
--> statement-breakpoint
-- What moderators decided stays as it was written. The restore of a backup truncates all tables, and may.
CREATE OR REPLACE FUNCTION "refuse_change_of_decisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The log of moderators'' decisions is only added to.' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "moderation_decisions_only_added" BEFORE UPDATE OR DELETE ON "moderation_decisions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_decisions"();
