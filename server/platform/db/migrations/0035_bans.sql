CREATE TABLE "bans" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"moderator" text NOT NULL,
	"banned_at" timestamp (3) with time zone NOT NULL,
	"objection" text,
	"answer" text,
	CONSTRAINT "bans_uid_unique" UNIQUE("uid"),
	CONSTRAINT "bans_answer" CHECK ("bans"."answer" is null or "bans"."objection" is not null)
);
--> statement-breakpoint
ALTER TABLE "moderation_decisions" DROP CONSTRAINT "moderation_decisions_decision";--> statement-breakpoint
ALTER TABLE "moderation_decisions" ALTER COLUMN "offer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_for" text;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "kind" text DEFAULT 'offer' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_kind" CHECK ("moderation_decisions"."kind" in ('offer', 'listing', 'message', 'person'));--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_about" CHECK (case when "moderation_decisions"."kind" = 'offer' then "moderation_decisions"."offer" is not null else "moderation_decisions"."target" is not null end);--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decision" CHECK ("moderation_decisions"."decision" in ('approve', 'reject', 'grant-claim', 'dismiss-claim', 'dismiss', 'act', 'lift', 'uphold'));
--> statement-breakpoint
-- Until now a report that was found right kept its person from writing, as long as it was there.
INSERT INTO "bans" ("id", "uid", "target", "reason", "moderator", "banned_at")
SELECT DISTINCT ON (person) gen_random_uuid()::text, person, target, reason, '', resolved_at
FROM (
	SELECT CASE split_part(reports.target, '/', 2) WHEN 'seeker' THEN conversations.seeker WHEN 'owner' THEN conversations.owner END AS person,
		reports.target, reports.reason, reports.resolved_at
	FROM reports JOIN conversations ON conversations.id = split_part(reports.target, '/', 1)
	WHERE reports.kind = 'person' AND reports.outcome = 'acted'
) AS found
WHERE person IS NOT NULL
ORDER BY person, resolved_at DESC;
