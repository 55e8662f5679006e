-- Other processes learn of a change when it is committed. Owners, feeds and operators all write listings, so it is said
-- where their writes meet; the embedded database has nobody who listens.
CREATE OR REPLACE FUNCTION "announce_listings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY "homiq_listings";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "listings_announce" AFTER INSERT OR UPDATE OR DELETE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION "announce_listings"();
