ALTER TABLE "bookings" ADD COLUMN "attended_by" text;--> statement-breakpoint

-- What is already there: the code said that somebody came; what was closed without one, its host said, or an administrator in
-- their place. A correction, so that no row counts as changed today.
SELECT set_config('torogoz.correction', 'on', true);--> statement-breakpoint
UPDATE bookings SET attended = true WHERE attended IS NULL AND started_at IS NOT NULL AND status IN ('in_progress', 'completed');--> statement-breakpoint
UPDATE bookings b SET attended_by = CASE
  WHEN started_by = 'host' AND attended THEN 'host_code'
  WHEN started_by = 'traveler' AND attended THEN 'traveler_code'
  WHEN EXISTS (SELECT FROM audit_entries a WHERE a.object_type = 'booking' AND a.object_id = b.id::text AND a.action = 'booking.complete') THEN 'admin'
  ELSE 'host_list' END
WHERE attended IS NOT NULL;--> statement-breakpoint
SELECT set_config('torogoz.correction', '', true);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_attended_by_known" CHECK ("bookings"."attended_by" in ('traveler_code', 'host_code', 'host_list', 'admin'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_attended_says_by_whom" CHECK (("bookings"."attended" is null) = ("bookings"."attended_by" is null));--> statement-breakpoint

-- The host saw who came: their word, or a correction, is not taken back by anybody else (INV-14, trust 4.1).
CREATE OR REPLACE FUNCTION bookings_keep_rules() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF OLD.attended_by IS NOT NULL AND (OLD.attended, OLD.attended_by) IS DISTINCT FROM (NEW.attended, NEW.attended_by)
     AND (OLD.attended_by <> 'traveler_code' OR NEW.attended_by IS NULL) THEN
    RAISE EXCEPTION 'who came to booking % is not taken back', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.payment_status <> NEW.payment_status AND (OLD.payment_status, NEW.payment_status) NOT IN (
    ('pending', 'paid_cash'), ('pending', 'paid'), ('paid_cash', 'paid')) THEN
    RAISE EXCEPTION 'the payment of booking % can not go from % to %', OLD.id, OLD.payment_status, NEW.payment_status USING ERRCODE = 'check_violation';
  END IF;
  NEW.updated_at := now();
  RETURN NEW;
END $$;
