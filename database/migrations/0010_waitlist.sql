CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"turn" bigint GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"available_date_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"guests" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_entries_status_known" CHECK ("waitlist_entries"."status" in ('waiting', 'held', 'booked', 'expired')),
	CONSTRAINT "waitlist_entries_guests_positive" CHECK ("waitlist_entries"."guests" >= 1),
	CONSTRAINT "waitlist_entries_held_until_when_held" CHECK ("waitlist_entries"."status" <> 'held' or "waitlist_entries"."held_until" is not null)
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "available_dates" ADD COLUMN "held_spots" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_available_date_id_available_dates_id_fk" FOREIGN KEY ("available_date_id") REFERENCES "public"."available_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_once" ON "waitlist_entries" USING btree ("available_date_id","user_id") WHERE status in ('waiting', 'held');--> statement-breakpoint
CREATE INDEX "waitlist_entries_of_date" ON "waitlist_entries" USING btree ("available_date_id","status","turn");--> statement-breakpoint
CREATE INDEX "waitlist_entries_of_person" ON "waitlist_entries" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "waitlist_entries_to_end" ON "waitlist_entries" USING btree ("held_until") WHERE status = 'held';--> statement-breakpoint
ALTER TABLE "available_dates" ADD CONSTRAINT "available_dates_held_within_capacity" CHECK ("available_dates"."held_spots" >= 0 and "available_dates"."held_spots" + "available_dates"."spots_available" <= "available_dates"."capacity");--> statement-breakpoint

-- What is held for those who wait is nobody else's (docs/decisions/0208): the count of a date follows its entries, whoever
-- changes them. An entry begins as waiting, so that what is inserted as held comes out of a backup with its date.
CREATE FUNCTION waitlist_entries_hold_spots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE more integer := 0;
BEGIN
  IF OLD.status = 'held' THEN more := -OLD.guests; END IF;
  IF TG_OP = 'UPDATE' AND NEW.status = 'held' THEN more := more + NEW.guests; END IF;
  IF more <> 0 THEN
    UPDATE available_dates SET spots_available = spots_available - more, held_spots = held_spots + more WHERE id = OLD.available_date_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER waitlist_entries_hold_spots AFTER UPDATE OF status, guests OR DELETE ON waitlist_entries
FOR EACH ROW EXECUTE FUNCTION waitlist_entries_hold_spots();
