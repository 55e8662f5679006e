CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"reporter" text,
	"wants_answer" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('listing', 'message', 'person')),
	CONSTRAINT "reports_outcome" CHECK ("reports"."outcome" in ('dismissed', 'acted')),
	CONSTRAINT "reports_resolved" CHECK (num_nulls("reports"."resolved_at", "reports"."outcome") in (0, 2))
);
--> statement-breakpoint
CREATE INDEX "reports_target" ON "reports" USING btree ("kind","target");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE "reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter");