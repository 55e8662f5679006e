CREATE TABLE "removed_pictures" (
	"offer" text NOT NULL,
	"likeness" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_pictures_offer_likeness_pk" PRIMARY KEY("offer","likeness"),
	CONSTRAINT "removed_pictures_likeness" CHECK ("removed_pictures"."likeness" ~ '^[0-9a-f]{16}$')
);
--> statement-breakpoint
ALTER TABLE "offer_pictures" ADD COLUMN "first_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "offer_pictures" SET "first_at" = "created_at";--> statement-breakpoint
ALTER TABLE "offer_pictures" ALTER COLUMN "first_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_pictures" ADD CONSTRAINT "removed_pictures_offer_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;