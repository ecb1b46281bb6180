CREATE TABLE "catalogue_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"experience_id" uuid NOT NULL,
	CONSTRAINT "catalogue_changes_transaction_experience_id_pk" PRIMARY KEY("transaction","experience_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_sweeps" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"forgotten" "xid8" NOT NULL,
	"next" "xid8" NOT NULL,
	CONSTRAINT "catalogue_sweeps_one_row" CHECK ("catalogue_sweeps"."single")
);
--> statement-breakpoint

-- What changes the answer of a search is noted in the transaction that changes it (docs/decisions/0184): nothing can be lost
-- between the two. Every experience once per transaction; the nil uuid stands for the names of the categories.
CREATE FUNCTION catalogue_note(changed uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (experience_id) VALUES (changed) ON CONFLICT DO NOTHING;
  IF FOUND THEN PERFORM pg_notify('news', 'catalogue changed'); END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION catalogue_note_experience() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_note(CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER experiences_note_new AFTER INSERT ON experiences FOR EACH ROW
WHEN (NEW.status = 'published') EXECUTE FUNCTION catalogue_note_experience();--> statement-breakpoint
CREATE TRIGGER experiences_note_changed AFTER UPDATE ON experiences FOR EACH ROW
WHEN ((OLD.status = 'published' OR NEW.status = 'published') AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION catalogue_note_experience();--> statement-breakpoint
CREATE TRIGGER experiences_note_gone AFTER DELETE ON experiences FOR EACH ROW
WHEN (OLD.status = 'published') EXECUTE FUNCTION catalogue_note_experience();--> statement-breakpoint
-- Dates with their places, and reservations: how much an experience is booked recommends it.
CREATE FUNCTION catalogue_note_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM catalogue_note(OLD.experience_id); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND OLD.experience_id <> NEW.experience_id) THEN PERFORM catalogue_note(NEW.experience_id); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER available_dates_note AFTER INSERT OR DELETE ON available_dates FOR EACH ROW EXECUTE FUNCTION catalogue_note_part();--> statement-breakpoint
CREATE TRIGGER available_dates_note_changed AFTER UPDATE ON available_dates FOR EACH ROW
WHEN ((OLD.experience_id, OLD.start_date, OLD.status, OLD.spots_available) IS DISTINCT FROM (NEW.experience_id, NEW.start_date, NEW.status, NEW.spots_available))
EXECUTE FUNCTION catalogue_note_part();--> statement-breakpoint
CREATE TRIGGER bookings_note AFTER INSERT OR DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION catalogue_note_part();--> statement-breakpoint
CREATE TRIGGER bookings_note_changed AFTER UPDATE ON bookings FOR EACH ROW
WHEN ((OLD.status = 'cancelled') <> (NEW.status = 'cancelled')) EXECUTE FUNCTION catalogue_note_part();--> statement-breakpoint
-- What many experiences share.
CREATE FUNCTION catalogue_note_location() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_note(e.id) FROM experiences e WHERE e.location_id = NEW.id AND e.status = 'published';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER locations_note_changed AFTER UPDATE ON locations FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION catalogue_note_location();--> statement-breakpoint
CREATE FUNCTION catalogue_note_host() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_note(e.id) FROM experiences e WHERE e.host_id = NEW.id AND e.status = 'published';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_note_rating AFTER UPDATE ON profiles FOR EACH ROW
WHEN ((OLD.rating_sum, OLD.rating_count) IS DISTINCT FROM (NEW.rating_sum, NEW.rating_count)) EXECUTE FUNCTION catalogue_note_host();--> statement-breakpoint
CREATE TRIGGER users_note_suspension AFTER UPDATE OF suspended_at ON users FOR EACH ROW
WHEN ((OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL)) EXECUTE FUNCTION catalogue_note_host();--> statement-breakpoint
CREATE FUNCTION catalogue_note_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_note('00000000-0000-0000-0000-000000000000');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_note AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH ROW EXECUTE FUNCTION catalogue_note_categories();
