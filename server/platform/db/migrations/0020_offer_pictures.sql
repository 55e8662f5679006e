CREATE TABLE "offer_pictures" (
	"offer" text NOT NULL,
	"hash" text NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text NOT NULL,
	"likeness" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offer_pictures_offer_hash_pk" PRIMARY KEY("offer","hash"),
	CONSTRAINT "offer_pictures_hash" CHECK ("offer_pictures"."hash" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "offer_pictures_likeness" CHECK ("offer_pictures"."likeness" ~ '^[0-9a-f]{16}$'),
	CONSTRAINT "offer_pictures_size" CHECK ("offer_pictures"."width" > 0 and "offer_pictures"."height" > 0 and "offer_pictures"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "offer_pictures" ADD CONSTRAINT "offer_pictures_offer_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_pictures_by_hash" ON "offer_pictures" USING btree ("hash");