ALTER TABLE "listings" ADD COLUMN "home" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_drop" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_drop_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "listings_home" ON "listings" USING btree ("type","home") WHERE "listings"."home" is not null;--> statement-breakpoint
CREATE INDEX "listings_building" ON "listings" USING btree ("type","city","building","rooms") WHERE "listings"."building" is not null;--> statement-breakpoint
CREATE INDEX "listings_price_drop_since" ON "listings" USING btree ("price_drop_since") WHERE "listings"."price_drop_since" is not null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_price_drop" CHECK ("listings"."price_drop" between 1 and 100 and num_nulls("listings"."price_drop", "listings"."price_drop_since") in (0, 2));--> statement-breakpoint
-- What readers of the events write is no event.
CREATE OR REPLACE FUNCTION "record_listing_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"was" jsonb;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT jsonb_object_agg("key", "before"."value") INTO "was"
		FROM jsonb_each(to_jsonb(OLD)) "before" JOIN jsonb_each(to_jsonb(NEW)) "after" USING ("key")
		WHERE "before"."value" IS DISTINCT FROM "after"."value" AND "key" <> ALL (ARRAY[
			'id', 'price_text', 'rated_on', 'updated_at', 'imported_at', 'feed', 'feed_key', 'feed_modified_at', 'owner',
			'realtor_name', 'realtor_avatar', 'realtor_phone', 'realtor_verified',
			'verified_what', 'verified_by', 'verified_on', 'verified_until', 'home', 'price_drop', 'price_drop_since'
		]);
		-- Another exchange rate is no other price.
		IF NEW."asked_amount" = OLD."asked_amount" AND NEW."asked_currency" = OLD."asked_currency" THEN
			"was" := nullif("was" - ARRAY['price', 'price_per_square'], '{}');
		END IF;
		IF "was" IS NULL THEN
			RETURN NULL;
		END IF;
	END IF;
	INSERT INTO "listing_events" ("type", "id", "at", "was") VALUES (NEW."type", NEW."id", NEW."updated_at", "was");
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Its reader begins with the oldest event, so that homes of before are known as well.
INSERT INTO "event_cursors" ("reader", "seq") VALUES ('homes', 0);
