CREATE TABLE "known_devices" (
	"uid" text NOT NULL,
	"hash" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_uid_hash_pk" PRIMARY KEY("uid","hash")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_seen_at" ON "known_devices" USING btree ("seen_at");