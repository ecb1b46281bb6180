CREATE TABLE "statement_lines" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "statements_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_id" uuid NOT NULL,
	"month" char(7) NOT NULL,
	"host_name" text NOT NULL,
	"opening_cents" bigint NOT NULL,
	"charged_cents" bigint NOT NULL,
	"corrected_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"closing_cents" bigint NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statements_one_per_month" UNIQUE("host_id","month"),
	CONSTRAINT "statements_add_up" CHECK ("statements"."closing_cents" = "statements"."opening_cents" + "statements"."charged_cents" + "statements"."corrected_cents" + "statements"."paid_cents")
);
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_lines_of_statement" ON "statement_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statements_by_number" ON "statements" USING btree ("number" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_by_month" ON "statements" USING btree ("month" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_by_closing" ON "statements" USING btree ("closing_cents" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_by_name" ON "statements" USING gin (place_key(host_name) gin_trgm_ops);
--> statement-breakpoint

-- What was told to a host stays as it was told.
CREATE TRIGGER statements_stay BEFORE UPDATE OR DELETE ON statements FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER statements_stay_all BEFORE TRUNCATE ON statements FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER statement_lines_stay BEFORE UPDATE OR DELETE ON statement_lines FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER statement_lines_stay_all BEFORE TRUNCATE ON statement_lines FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();
