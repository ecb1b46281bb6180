-- A host who takes no new reservations has no date that can be booked: the catalogue has to hear of it (docs/decisions/0225).
DROP TRIGGER profiles_note_rating ON profiles;--> statement-breakpoint
CREATE TRIGGER profiles_note_changed AFTER UPDATE ON profiles FOR EACH ROW
WHEN ((OLD.rating_sum, OLD.rating_count, OLD.requests_paused_at IS NULL) IS DISTINCT FROM (NEW.rating_sum, NEW.rating_count, NEW.requests_paused_at IS NULL))
EXECUTE FUNCTION catalogue_note_host();
