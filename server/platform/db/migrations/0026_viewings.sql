CREATE TABLE "viewings" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"tells_exact_place" boolean NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded" text,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "viewings_state_known" CHECK ("viewings"."state" in ('offered', 'taken', 'withdrawn', 'canceled')),
	CONSTRAINT "viewings_span" CHECK ("viewings"."ends_at" > "viewings"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_live" ON "viewings" USING btree ("conversation","starts_at") WHERE "viewings"."state" in ('offered', 'taken');--> statement-breakpoint
CREATE INDEX "viewings_state" ON "viewings" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "viewings_ends_at" ON "viewings" USING btree ("ends_at");