CREATE TABLE "listing_prices" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "listing_prices_type_id_since_pk" PRIMARY KEY("type","id","since")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "changes" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "rejected" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "has_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_changes_offers_id_fk" FOREIGN KEY ("changes") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_changes_unique" UNIQUE("changes");--> statement-breakpoint
-- All who change a price, owners and feeds, do it by an update of the listing. What it cost before is kept with the
-- first change, so that listings whose price never changes have no rows.
CREATE OR REPLACE FUNCTION "keep_listing_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "listing_prices" ("type", "id", "since", "amount", "currency")
	SELECT OLD."type", OLD."id", OLD."published_at", coalesce(OLD."asked_amount", OLD."price"), coalesce(OLD."asked_currency", 'USD')
	WHERE NOT EXISTS (SELECT FROM "listing_prices" WHERE "type" = OLD."type" AND "id" = OLD."id");
	INSERT INTO "listing_prices" ("type", "id", "since", "amount", "currency")
	VALUES (NEW."type", NEW."id", NEW."updated_at", coalesce(NEW."asked_amount", NEW."price"), coalesce(NEW."asked_currency", 'USD'))
	ON CONFLICT ("type", "id", "since") DO UPDATE SET "amount" = excluded."amount", "currency" = excluded."currency";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "listings_keep_price" AFTER UPDATE ON "listings" FOR EACH ROW
WHEN (
	coalesce(OLD."asked_amount", OLD."price") <> coalesce(NEW."asked_amount", NEW."price")
	OR coalesce(OLD."asked_currency", 'USD') <> coalesce(NEW."asked_currency", 'USD')
)
EXECUTE FUNCTION "keep_listing_price"();
