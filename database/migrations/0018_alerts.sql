CREATE TABLE "alert_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "alert_finds" (
	"alert_id" uuid NOT NULL,
	"experience_id" uuid NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_finds_alert_id_experience_id_pk" PRIMARY KEY("alert_id","experience_id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"search" text,
	"until" date,
	"experience_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "alerts_one_kind" CHECK (("alerts"."search" is null) <> ("alerts"."experience_id" is null))
);
--> statement-breakpoint
ALTER TABLE "alert_days" ADD CONSTRAINT "alert_days_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_finds" ADD CONSTRAINT "alert_finds_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_finds" ADD CONSTRAINT "alert_finds_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_finds_of_experience" ON "alert_finds" USING btree ("experience_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_per_search" ON "alerts" USING btree ("user_id","search") WHERE search is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_per_experience" ON "alerts" USING btree ("user_id","experience_id") WHERE experience_id is not null;--> statement-breakpoint
CREATE INDEX "alerts_of_experience" ON "alerts" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "experiences_by_publication" ON "experiences" USING btree ("published_at") WHERE status = 'published';