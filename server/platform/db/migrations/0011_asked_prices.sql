CREATE TABLE "exchange_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"units_per_dollar" double precision NOT NULL,
	"rated_on" date NOT NULL,
	CONSTRAINT "exchange_rates_units_per_dollar" CHECK ("exchange_rates"."units_per_dollar" > 0)
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "asked_amount" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "asked_currency" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rated_on" date;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_asked" CHECK (num_nulls("listings"."asked_amount", "listings"."asked_currency", "listings"."rated_on") in (0, 3));