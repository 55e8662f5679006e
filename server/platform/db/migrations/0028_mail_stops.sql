CREATE TABLE "mail_stops" (
	"uid" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "mail_stops_token_unique" UNIQUE("token")
);
