ALTER TABLE "bookings" ADD COLUMN "started_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_started_by_known" CHECK ("bookings"."started_by" in ('traveler', 'host'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_started_by_when_started" CHECK ("bookings"."started_by" is null or "bookings"."started_at" is not null);--> statement-breakpoint

-- Until now only travelers could enter the code. What is written down here changes nothing that calendars show.
SELECT set_config('torogoz.correction', 'on', true);--> statement-breakpoint
UPDATE "bookings" SET "started_by" = 'traveler' WHERE "started_at" IS NOT NULL;--> statement-breakpoint
SELECT set_config('torogoz.correction', 'off', true);--> statement-breakpoint

-- The code begins what the host accepted, from 3 h before the start until 24 h after the end (START-08, START-11).
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
  IF OLD.payment_status <> NEW.payment_status AND (OLD.payment_status, NEW.payment_status) NOT IN (
    ('pending', 'paid_cash'), ('pending', 'paid'), ('paid_cash', 'paid')) THEN
    RAISE EXCEPTION 'the payment of booking % can not go from % to %', OLD.id, OLD.payment_status, NEW.payment_status USING ERRCODE = 'check_violation';
  END IF;
  NEW.updated_at := now();
  RETURN NEW;
END $$;
