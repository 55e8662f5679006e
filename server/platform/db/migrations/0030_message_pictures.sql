CREATE TABLE "message_pictures" (
	"conversation" text NOT NULL,
	"seq" integer NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "message_pictures_conversation_seq_position_pk" PRIMARY KEY("conversation","seq","position")
);
--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message" FOREIGN KEY ("conversation","seq") REFERENCES "public"."messages"("conversation","seq") ON DELETE cascade ON UPDATE no action;