-- 1. The search document of an experience: title, city, descriptions (SRCH-05).
CREATE FUNCTION experience_search(title text, city text, short_description text, description text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('public.es', title) || to_tsvector('public.es_plain', title), 'A')
      || setweight(to_tsvector('public.es', coalesce(city, '')) || to_tsvector('public.es_plain', coalesce(city, '')), 'B')
      || setweight(to_tsvector('public.es', short_description) || to_tsvector('public.es_plain', short_description), 'C')
      || setweight(to_tsvector('public.es', description) || to_tsvector('public.es_plain', description), 'D')
$$;--> statement-breakpoint
CREATE FUNCTION experiences_fill_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := experience_search(NEW.title, (SELECT l.city FROM locations l WHERE l.id = NEW.location_id), NEW.short_description, NEW.description);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER experiences_fill_search BEFORE INSERT OR UPDATE OF title, short_description, description, location_id ON experiences
FOR EACH ROW EXECUTE FUNCTION experiences_fill_search();--> statement-breakpoint
CREATE FUNCTION locations_refresh_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE experiences SET search = experience_search(title, NEW.city, short_description, description) WHERE location_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER locations_refresh_search AFTER UPDATE OF city ON locations
FOR EACH ROW WHEN (OLD.city IS DISTINCT FROM NEW.city) EXECUTE FUNCTION locations_refresh_search();--> statement-breakpoint

-- 2. A booking moves only along its graph, and its own facts never change (INV-05, INV-07, INV-14).
-- An operator's audited correction sets torogoz.correction to 'on' for its transaction.
CREATE FUNCTION bookings_keep_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('torogoz.correction', true) = 'on' THEN RETURN NEW; END IF;
  IF (OLD.user_id, OLD.experience_id, OLD.host_id, OLD.available_date_id, OLD.guests, OLD.unit_price, OLD.total_amount, OLD.confirmation_code)
     IS DISTINCT FROM (NEW.user_id, NEW.experience_id, NEW.host_id, NEW.available_date_id, NEW.guests, NEW.unit_price, NEW.total_amount, NEW.confirmation_code) THEN
    RAISE EXCEPTION 'the facts of booking % do not change', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (
    ('pending', 'confirmed'), ('pending', 'cancelled'), ('pending', 'in_progress'),
    ('confirmed', 'cancelled'), ('confirmed', 'in_progress'), ('confirmed', 'completed'), ('in_progress', 'completed')) THEN
    RAISE EXCEPTION 'booking % can not go from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.payment_status <> NEW.payment_status AND (OLD.payment_status, NEW.payment_status) NOT IN (
    ('pending', 'paid_cash'), ('pending', 'paid'), ('paid_cash', 'paid')) THEN
    RAISE EXCEPTION 'the payment of booking % can not go from % to %', OLD.id, OLD.payment_status, NEW.payment_status USING ERRCODE = 'check_violation';
  END IF;
  NEW.updated_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_keep_rules BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_keep_rules();--> statement-breakpoint

-- 3. Stored counts equal what the rows give (INV-20). Deferred to the commit, so that the profile row is always the
-- last one locked and two transactions can not wait for each other.
CREATE FUNCTION profiles_count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE change integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'cancelled' THEN change := change - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'cancelled' THEN change := change + 1; END IF;
  IF change <> 0 THEN
    UPDATE profiles SET total_bookings = total_bookings + change WHERE id = coalesce(NEW.host_id, OLD.host_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER profiles_count_booking AFTER INSERT OR DELETE OR UPDATE OF status ON bookings
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION profiles_count_booking();--> statement-breakpoint
CREATE FUNCTION profiles_count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profiles p SET rating_sum = coalesce(r.total, 0), rating_count = coalesce(r.number, 0)
  FROM (SELECT sum(rating) total, count(*) number FROM reviews
        WHERE host_id = coalesce(NEW.host_id, OLD.host_id) AND hidden_at IS NULL) r
  WHERE p.id = coalesce(NEW.host_id, OLD.host_id);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Two reviews that commit together would each count without the other; the lock on the host makes them take turns.
CREATE FUNCTION reviews_take_turns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM profiles WHERE id = coalesce(NEW.host_id, OLD.host_id) FOR NO KEY UPDATE;
  RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_take_turns BEFORE INSERT OR DELETE OR UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_take_turns();--> statement-breakpoint
CREATE TRIGGER profiles_count_review AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON reviews
FOR EACH ROW EXECUTE FUNCTION profiles_count_review();
