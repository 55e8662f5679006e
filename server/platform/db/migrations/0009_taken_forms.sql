CREATE TABLE "taken_forms" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "taken_forms_taken_at" ON "taken_forms" USING btree ("taken_at");