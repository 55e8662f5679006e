CREATE TABLE "account_roles" (
	"uid" text NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_roles_uid_role_pk" PRIMARY KEY("uid","role"),
	CONSTRAINT "account_roles_role" CHECK ("account_roles"."role" in ('moderator', 'admin'))
);
