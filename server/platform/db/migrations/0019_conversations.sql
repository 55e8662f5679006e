CREATE TABLE "blocks" (
	"blocker" text NOT NULL,
	"blocked" text NOT NULL,
	"blocked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_blocked_pk" PRIMARY KEY("blocker","blocked")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"listing_type" text NOT NULL,
	"listing_id" integer NOT NULL,
	"seeker" text,
	"owner" text,
	"seeker_number" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"seeker_read" integer DEFAULT 0 NOT NULL,
	"owner_read" integer DEFAULT 0 NOT NULL,
	"seeker_left_at" timestamp (3) with time zone,
	"owner_left_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_home_seeker" UNIQUE("listing_type","listing_id","seeker"),
	CONSTRAINT "conversations_listing_type" CHECK ("conversations"."listing_type" in ('sale', 'rent'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation" text NOT NULL,
	"seq" integer NOT NULL,
	"sender" text NOT NULL,
	"text" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_conversation_seq_pk" PRIMARY KEY("conversation","seq"),
	CONSTRAINT "messages_sender" CHECK ("messages"."sender" in ('seeker', 'owner'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked");--> statement-breakpoint
CREATE INDEX "conversations_seeker" ON "conversations" USING btree ("seeker","last_at");--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "conversations" USING btree ("owner","last_at");--> statement-breakpoint
CREATE INDEX "conversations_last_at" ON "conversations" USING btree ("last_at");