CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"own" text NOT NULL,
	"copy" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"outcome" text,
	"reason" text,
	CONSTRAINT "claims_pair" UNIQUE("own","copy"),
	CONSTRAINT "claims_others" CHECK ("claims"."own" <> "claims"."copy"),
	CONSTRAINT "claims_outcome" CHECK ("claims"."outcome" in ('granted', 'dismissed')),
	CONSTRAINT "claims_decided" CHECK (num_nulls("claims"."decided_at", "claims"."outcome", "claims"."reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "moderation_decisions" DROP CONSTRAINT "moderation_decisions_decision";--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_own_offers_id_fk" FOREIGN KEY ("own") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_copy_offers_id_fk" FOREIGN KEY ("copy") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_copy" ON "claims" USING btree ("copy");--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("created_at") WHERE "claims"."decided_at" is null;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decision" CHECK ("moderation_decisions"."decision" in ('approve', 'reject', 'grant-claim', 'dismiss-claim'));