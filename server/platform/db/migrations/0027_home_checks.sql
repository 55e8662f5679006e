CREATE TABLE "home_checks" (
	"offer" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"place" text,
	"picture" "bytea",
	"sent_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"outcome" text,
	"reason" text,
	"moderator" text,
	CONSTRAINT "home_checks_outcome" CHECK ("home_checks"."outcome" in ('approved', 'rejected')),
	CONSTRAINT "home_checks_sent" CHECK (num_nulls("home_checks"."sent_at", "home_checks"."place") in (0, 2)),
	CONSTRAINT "home_checks_decided" CHECK (num_nulls("home_checks"."decided_at", "home_checks"."outcome", "home_checks"."moderator") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "home_checks" ADD CONSTRAINT "home_checks_offer_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_checks_waiting" ON "home_checks" USING btree ("sent_at") WHERE "home_checks"."decided_at" is null and "home_checks"."sent_at" is not null;