CREATE TABLE "erased_bans" (
	"id" text PRIMARY KEY NOT NULL,
	"mailbox_hash" text NOT NULL,
	"salt" text NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"moderators" text[] NOT NULL,
	"banned_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "erased_bans_mailbox_hash_unique" UNIQUE("mailbox_hash")
);
