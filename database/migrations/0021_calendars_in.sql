CREATE TABLE "busy_times" (
	"source_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_end_after_start" CHECK ("busy_times"."ends_at" > "busy_times"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failure" text,
	"skipped" integer DEFAULT 0 NOT NULL,
	"cut" boolean DEFAULT false NOT NULL,
	CONSTRAINT "calendar_sources_name_length" CHECK (char_length("calendar_sources"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "available_dates" ADD COLUMN "calendar_mark" text;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_source_id_calendar_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."calendar_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD CONSTRAINT "calendar_sources_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_times_of_source" ON "busy_times" USING btree ("source_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_sources_once" ON "calendar_sources" USING btree ("host_id","address");--> statement-breakpoint
CREATE INDEX "calendar_sources_to_read" ON "calendar_sources" USING btree ("tried_at");--> statement-breakpoint
ALTER TABLE "available_dates" ADD CONSTRAINT "available_dates_calendar_mark_known" CHECK ("available_dates"."calendar_mark" in ('closed', 'kept'));--> statement-breakpoint
ALTER TABLE "available_dates" ADD CONSTRAINT "available_dates_marked_closed_is" CHECK ("available_dates"."calendar_mark" <> 'closed' or "available_dates"."status" <> 'available');