CREATE TABLE "account_providers" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"display_name" text,
	"photo_url" text,
	CONSTRAINT "account_providers_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"display_name" text,
	"photo_url" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "action_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "federated_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"display_name" text,
	"photo_url" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"attempt" uuid NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_attempts_provider" CHECK ("oauth_attempts"."provider" in ('google.com', 'github.com'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"email" text,
	"sign_in_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"unused_hashes" jsonb NOT NULL,
	"used_hash" text,
	"provider" text NOT NULL,
	"auth_time" timestamp (0) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_providers" ADD CONSTRAINT "account_providers_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_codes" ADD CONSTRAINT "action_codes_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_providers_uid" ON "account_providers" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "action_codes_uid" ON "action_codes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "action_codes_expires_at" ON "action_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "federated_tickets_expires_at" ON "federated_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_attempts_expires_at" ON "oauth_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_sign_in_id" ON "sessions" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_uid" ON "sign_ins" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sign_ins_used_at" ON "sign_ins" USING btree ("used_at");