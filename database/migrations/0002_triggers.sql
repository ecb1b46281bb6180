-- After the tables: what holds whoever writes to them.

-- 1. The search document of an experience follows its texts and its city (SRCH-05).
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

-- 2. A booking moves only along its graph, and its own facts never change (INV-05, INV-07, INV-14). The code begins what the
-- host accepted, from 3 h before the start until 24 h after the end (START-08, START-11). Calendars ask for a number that
-- grows with every change they must show. An operator's audited correction sets torogoz.correction to 'on' for its transaction.
CREATE FUNCTION bookings_keep_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status THEN NEW.revision := OLD.revision + 1; END IF;
  IF current_setting('torogoz.correction', true) = 'on' THEN RETURN NEW; END IF;
  IF (OLD.user_id, OLD.experience_id, OLD.host_id, OLD.available_date_id, OLD.guests, OLD.unit_price, OLD.total_amount, OLD.confirmation_code)
     IS DISTINCT FROM (NEW.user_id, NEW.experience_id, NEW.host_id, NEW.available_date_id, NEW.guests, NEW.unit_price, NEW.total_amount, NEW.confirmation_code) THEN
    RAISE EXCEPTION 'the facts of booking % do not change', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (
    ('pending', 'confirmed'), ('pending', 'cancelled'),
    ('confirmed', 'cancelled'), ('confirmed', 'in_progress'), ('confirmed', 'completed'), ('in_progress', 'completed')) THEN
    RAISE EXCEPTION 'booking % can not go from % to %', OLD.id, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status <> NEW.status AND NEW.status = 'in_progress' AND NOT (
    now() >= OLD.start_date - interval '3 hours' AND now() < coalesce(OLD.end_date, OLD.start_date) + interval '24 hours') THEN
    RAISE EXCEPTION 'booking % is not begun at this hour', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.started_by IS NOT NULL AND OLD.started_by IS DISTINCT FROM NEW.started_by THEN
    RAISE EXCEPTION 'who began booking % does not change', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.payment_status <> NEW.payment_status AND (OLD.payment_status, NEW.payment_status) NOT IN (
    ('pending', 'paid_cash'), ('pending', 'paid'), ('paid_cash', 'paid')) THEN
    RAISE EXCEPTION 'the payment of booking % can not go from % to %', OLD.id, OLD.payment_status, NEW.payment_status USING ERRCODE = 'check_violation';
  END IF;
  NEW.updated_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_keep_rules BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_keep_rules();--> statement-breakpoint
CREATE FUNCTION available_dates_raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER available_dates_raise_revision BEFORE UPDATE OF start_date, end_date, status ON available_dates
FOR EACH ROW WHEN ((OLD.start_date, OLD.end_date, OLD.status) IS DISTINCT FROM (NEW.start_date, NEW.end_date, NEW.status))
EXECUTE FUNCTION available_dates_raise_revision();--> statement-breakpoint

-- 3. Stored counts equal what the rows give (INV-20, docs/decisions/0004). Those of bookings wait for the commit, and the
-- host's profile is the last row locked, so that two transactions can not wait for each other.
CREATE FUNCTION profiles_begin_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reservation_counts (person_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_begin_count AFTER INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION profiles_begin_count();--> statement-breakpoint
CREATE FUNCTION count_reservation(person uuid, change integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO reservation_counts AS c (person_id, reservations) VALUES (person, change)
  ON CONFLICT (person_id) DO UPDATE SET reservations = c.reservations + change
$$;--> statement-breakpoint
CREATE FUNCTION profiles_count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE change integer := 0;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_reservation(NEW.user_id, 1);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_reservation(OLD.user_id, -1);
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.status <> 'cancelled' THEN change := change - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'cancelled' THEN change := change + 1; END IF;
  IF change <> 0 THEN
    PERFORM count_reservation(coalesce(NEW.host_id, OLD.host_id), change);
    UPDATE profiles SET total_bookings = total_bookings + change WHERE id = coalesce(NEW.host_id, OLD.host_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER profiles_count_booking AFTER INSERT OR DELETE OR UPDATE OF status ON bookings
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION profiles_count_booking();--> statement-breakpoint
-- Two reviews that commit together would each count without the other; the lock on the host makes them take turns.
CREATE FUNCTION reviews_take_turns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM profiles WHERE id = coalesce(NEW.host_id, OLD.host_id) FOR NO KEY UPDATE;
  RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_take_turns BEFORE INSERT OR DELETE OR UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_take_turns();--> statement-breakpoint
CREATE FUNCTION profiles_count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profiles p SET rating_sum = coalesce(r.total, 0), rating_count = coalesce(r.number, 0)
  FROM (SELECT sum(rating) total, count(*) number FROM reviews
        WHERE host_id = coalesce(NEW.host_id, OLD.host_id) AND hidden_at IS NULL) r
  WHERE p.id = coalesce(NEW.host_id, OLD.host_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_count_review AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON reviews
FOR EACH ROW EXECUTE FUNCTION profiles_count_review();--> statement-breakpoint

-- 4. Another address is another mailbox: nobody has proved to read it yet (docs/decisions/0155), whoever writes it here.
CREATE FUNCTION unprove_changed_mailbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.email_verified = old.email_verified THEN
    new.email_verified := false;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER users_unprove_changed_mailbox BEFORE UPDATE OF email ON users
FOR EACH ROW WHEN (lower(new.email) IS DISTINCT FROM lower(old.email)) EXECUTE FUNCTION unprove_changed_mailbox();--> statement-breakpoint

-- 5. Live streams end with the session that opened them, on whatever node (INV-33): every change that may end one is told.
CREATE FUNCTION accounts_tell_streams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('news', 'account/' || CASE WHEN TG_TABLE_NAME = 'sessions' THEN to_jsonb(OLD) ->> 'user_id' ELSE to_jsonb(OLD) ->> 'id' END || ' changed');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_tell_streams AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION accounts_tell_streams();--> statement-breakpoint
CREATE TRIGGER users_tell_streams AFTER UPDATE OF suspended_at, deleted_at ON users FOR EACH ROW
WHEN ((OLD.suspended_at, OLD.deleted_at) IS DISTINCT FROM (NEW.suspended_at, NEW.deleted_at)) EXECUTE FUNCTION accounts_tell_streams();--> statement-breakpoint
CREATE TRIGGER profiles_tell_streams AFTER UPDATE OF role ON profiles FOR EACH ROW
WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION accounts_tell_streams();--> statement-breakpoint

-- 6. A message is read once; the moment never moves (INV-27).
CREATE FUNCTION messages_keep_read_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'message % has been read already', OLD.id USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER messages_keep_read_at BEFORE UPDATE OF read_at ON messages FOR EACH ROW
WHEN (OLD.read_at IS NOT NULL AND NEW.read_at IS DISTINCT FROM OLD.read_at) EXECUTE FUNCTION messages_keep_read_at();--> statement-breakpoint

-- 7. What was done stays written down, whoever holds the connection (ADM-03).
CREATE FUNCTION audit_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are only ever added' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION audit_entries_stay();--> statement-breakpoint
CREATE TRIGGER audit_entries_stay_all BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay();
