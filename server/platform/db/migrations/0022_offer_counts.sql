CREATE TABLE "offer_counts" (
	"offer" text NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"hearts" integer DEFAULT 0 NOT NULL,
	"unhearts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "offer_counts_offer_day_pk" PRIMARY KEY("offer","day"),
	CONSTRAINT "offer_counts_not_negative" CHECK (least("offer_counts"."views", "offer_counts"."hearts", "offer_counts"."unhearts") >= 0)
);
--> statement-breakpoint
ALTER TABLE "offer_counts" ADD CONSTRAINT "offer_counts_offer_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_listing" ON "offers" USING btree ("listing_type","listing_id");