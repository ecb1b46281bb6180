CREATE TABLE "arrears" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"warned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pauses_on" date NOT NULL,
	"paused_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"reason" text,
	CONSTRAINT "arrears_end_says_by_what" CHECK (("arrears"."ended_at" is null) = ("arrears"."ended_by" is null)),
	CONSTRAINT "arrears_lifted_with_a_reason" CHECK (("arrears"."ended_by" = 'staff') is not true or "arrears"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "requests_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "arrears" ADD CONSTRAINT "arrears_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrears" ADD CONSTRAINT "arrears_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "arrears_one_open" ON "arrears" USING btree ("host_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "arrears_of_statement" ON "arrears" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "arrears_of_host" ON "arrears" USING btree ("host_id","warned_at");