-- When hosts last confirmed their dates, and whether they still offer what nobody heard of for a month (docs/decisions/0255).
CREATE TABLE "experience_freshness" (
	"experience_id" uuid PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	CONSTRAINT "experience_freshness_asked_later" CHECK ("experience_freshness"."asked_at" > "experience_freshness"."confirmed_at")
);
--> statement-breakpoint
ALTER TABLE "link_uses" DROP CONSTRAINT "link_uses_once";--> statement-breakpoint
ALTER TABLE "link_uses" DROP CONSTRAINT "link_uses_act_known";--> statement-breakpoint
ALTER TABLE "link_uses" DROP CONSTRAINT "link_uses_outcome_known";--> statement-breakpoint
ALTER TABLE "experience_freshness" ADD CONSTRAINT "experience_freshness_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experience_freshness_asked" ON "experience_freshness" USING btree ("asked_at") WHERE "experience_freshness"."asked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "link_uses_once" ON "link_uses" USING btree ("act","subject_id") WHERE "link_uses"."act" <> 'still';--> statement-breakpoint
ALTER TABLE "link_uses" ADD CONSTRAINT "link_uses_act_known" CHECK ("link_uses"."act" in ('answer', 'on-the-way', 'cash', 'still'));--> statement-breakpoint
ALTER TABLE "link_uses" ADD CONSTRAINT "link_uses_outcome_known" CHECK ("link_uses"."outcome" in ('confirmed', 'declined', 'told', 'collected', 'kept', 'paused'));--> statement-breakpoint
-- What was never confirmed counts from its last change on.
INSERT INTO "experience_freshness" ("experience_id", "confirmed_at") SELECT "id", "updated_at" FROM "experiences";
