CREATE TABLE "hearts" (
	"uid" text NOT NULL,
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "hearts_uid_type_id_pk" PRIMARY KEY("uid","type","id")
);
--> statement-breakpoint
CREATE TABLE "shortlist_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" uuid NOT NULL,
	"hash" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "shortlist_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "shortlist_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" uuid NOT NULL,
	"link" uuid,
	"name" text NOT NULL,
	"uid" text,
	"browser_hash" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shortlist_members_known" CHECK (("shortlist_members"."uid" is null) <> ("shortlist_members"."browser_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "shortlist_registers" (
	"list" uuid NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"time" bigint NOT NULL,
	"member" uuid NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "shortlist_registers_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shortlist_links" ADD CONSTRAINT "shortlist_links_list_shortlists_id_fk" FOREIGN KEY ("list") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_members" ADD CONSTRAINT "shortlist_members_list_shortlists_id_fk" FOREIGN KEY ("list") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_members" ADD CONSTRAINT "shortlist_members_link_shortlist_links_id_fk" FOREIGN KEY ("link") REFERENCES "public"."shortlist_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_registers" ADD CONSTRAINT "shortlist_registers_list_shortlists_id_fk" FOREIGN KEY ("list") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlist_links_list" ON "shortlist_links" USING btree ("list");--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_members_uid" ON "shortlist_members" USING btree ("uid","list");--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_members_browser" ON "shortlist_members" USING btree ("browser_hash","list");--> statement-breakpoint
CREATE INDEX "shortlist_members_list" ON "shortlist_members" USING btree ("list");--> statement-breakpoint
CREATE INDEX "shortlists_changed_at" ON "shortlists" USING btree ("changed_at");