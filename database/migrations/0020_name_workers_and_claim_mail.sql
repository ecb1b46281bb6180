CREATE TABLE "job_nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"worker" text,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Letters so far in the order they were written: rows that were tried in vain lie behind newer ones.
ALTER TABLE "outbox" ADD COLUMN "number" bigint;--> statement-breakpoint
UPDATE "outbox" SET "number" = "written"."number"
FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "number" FROM "outbox") "written" WHERE "outbox"."id" = "written"."id";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "number" ADD GENERATED ALWAYS AS IDENTITY (sequence name "outbox_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('outbox_number_seq', (SELECT coalesce(max("number"), 0) + 1 FROM "outbox"), false);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "deferrals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "job_nodes_by_seen" ON "job_nodes" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "outbox_to_leave" ON "outbox" USING btree ("next_attempt_at","number") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_of_recipient" ON "outbox" USING btree ("recipient","number") WHERE status in ('waiting', 'sending');--> statement-breakpoint
-- Letters left by a job each, in one queue; now they leave from the outbox itself and those jobs have nobody to run them.
DO $$ BEGIN
	IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
		DELETE FROM graphile_worker._private_jobs WHERE task_id IN (
			SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'deliver-mail');
		DELETE FROM graphile_worker._private_job_queues WHERE queue_name = 'mail';
	END IF;
END $$;
