CREATE TABLE "offer_reminders" (
	"offer" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"day" integer NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offer_reminders_offer_confirmed_at_day_pk" PRIMARY KEY("offer","confirmed_at","day"),
	CONSTRAINT "offer_reminders_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_reminders" ADD CONSTRAINT "offer_reminders_offer_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_reminders_sent_at" ON "offer_reminders" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "offers_listing_key" ON "offers" USING btree ("listing_type","listing_id");