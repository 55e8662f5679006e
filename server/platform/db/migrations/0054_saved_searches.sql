CREATE TABLE "alert_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"search" bigint NOT NULL,
	"alert" integer NOT NULL,
	"endpoint" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_key" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"owner" text,
	"email" text,
	"email_key" text,
	"language" text DEFAULT 'en' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"query" text NOT NULL,
	"type" text NOT NULL,
	"city" text NOT NULL,
	"rooms" integer[] NOT NULL,
	"price_min" double precision,
	"price_max" double precision,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"quiet_from" integer DEFAULT 22 NOT NULL,
	"quiet_until" integer DEFAULT 8 NOT NULL,
	"by_mail" boolean DEFAULT true NOT NULL,
	"webhook_url" text,
	"webhook_secret" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"last_alert" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "saved_searches_token_unique" UNIQUE("token"),
	CONSTRAINT "saved_searches_for" CHECK (("saved_searches"."owner" is null) = ("saved_searches"."email_key" is not null)),
	CONSTRAINT "saved_searches_quiet" CHECK ("saved_searches"."quiet_from" between 0 and 23 and "saved_searches"."quiet_until" between 0 and 23),
	CONSTRAINT "saved_searches_webhook" CHECK (("saved_searches"."webhook_url" is null) = ("saved_searches"."webhook_secret" is null))
);
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"search" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"homes" integer NOT NULL,
	"changes" integer NOT NULL,
	CONSTRAINT "search_alerts_search_number_pk" PRIMARY KEY("search","number")
);
--> statement-breakpoint
CREATE TABLE "search_browsers" (
	"search" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_browsers_search_endpoint_pk" PRIMARY KEY("search","endpoint")
);
--> statement-breakpoint
CREATE TABLE "search_hits" (
	"search" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"event" text NOT NULL,
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"was_amount" bigint,
	"amount" bigint,
	"currency" text NOT NULL,
	"alert" integer,
	CONSTRAINT "search_hits_search_seq_pk" PRIMARY KEY("search","seq")
);
--> statement-breakpoint
ALTER TABLE "alert_posts" ADD CONSTRAINT "alert_posts_of" FOREIGN KEY ("search","alert") REFERENCES "public"."search_alerts"("search","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_search_saved_searches_id_fk" FOREIGN KEY ("search") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_browsers" ADD CONSTRAINT "search_browsers_search_saved_searches_id_fk" FOREIGN KEY ("search") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_hits" ADD CONSTRAINT "search_hits_search_saved_searches_id_fk" FOREIGN KEY ("search") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_posts_due_at" ON "alert_posts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "saved_searches_kind" ON "saved_searches" USING btree ("type","city");--> statement-breakpoint
CREATE INDEX "saved_searches_due_at" ON "saved_searches" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_owner" ON "saved_searches" USING btree ("owner","query");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_email" ON "saved_searches" USING btree ("email_key","query");--> statement-breakpoint
CREATE INDEX "search_alerts_at" ON "search_alerts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_hits_alert" ON "search_hits" USING btree ("search","alert");