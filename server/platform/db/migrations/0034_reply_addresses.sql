CREATE TABLE "reply_addresses" (
	"token" text PRIMARY KEY NOT NULL,
	"conversation" text NOT NULL,
	"party" text NOT NULL,
	CONSTRAINT "reply_addresses_conversation_party" UNIQUE("conversation","party"),
	CONSTRAINT "reply_addresses_party" CHECK ("reply_addresses"."party" in ('seeker', 'owner'))
);
--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;