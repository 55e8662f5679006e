CREATE TABLE "read_receipts" (
	"conversation" text NOT NULL,
	"party" text NOT NULL,
	"seq" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "read_receipts_conversation_party_pk" PRIMARY KEY("conversation","party"),
	CONSTRAINT "read_receipts_party" CHECK ("read_receipts"."party" in ('seeker', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "receipt_choices" (
	"uid" text PRIMARY KEY NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "read_receipts" ADD CONSTRAINT "read_receipts_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;