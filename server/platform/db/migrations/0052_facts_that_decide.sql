ALTER TABLE "listings" ADD COLUMN "bathrooms" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "kitchen" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "balcony" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "elevator" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "parking" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "deposit" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "utilities" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "min_term" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "children" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "registration" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "generator_elevator" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "generator_water" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "generator_heating" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "generator_corridors" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "inverter" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "gas_stove" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "internet" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "shelter" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "climb" integer;