CREATE TABLE "representatives" (
	"feed" text NOT NULL,
	"realtor" text NOT NULL,
	"uid" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "representatives_feed_realtor_pk" PRIMARY KEY("feed","realtor")
);
--> statement-breakpoint
CREATE INDEX "representatives_uid" ON "representatives" USING btree ("uid");