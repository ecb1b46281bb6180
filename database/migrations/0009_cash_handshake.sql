CREATE TABLE "undone_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"paid_told_at" timestamp with time zone,
	"undone_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_from" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "undone_payments" ADD CONSTRAINT "undone_payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undone_payments_of_booking" ON "undone_payments" USING btree ("booking_id","undone_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_paid_by_known" CHECK ("bookings"."paid_by" in ('host', 'admin'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_paid_by_when_paid" CHECK ("bookings"."paid_by" is null or "bookings"."payment_status" = 'paid');--> statement-breakpoint

-- The host may take back within ten minutes what they acknowledged, to what the payment was before; and when it was paid does
-- not move (BOOK-60). What the payment was before is kept here, whoever writes; a correction leaves nothing of it behind.
CREATE OR REPLACE FUNCTION bookings_keep_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status THEN NEW.revision := OLD.revision + 1; END IF;
  IF NEW.payment_status <> 'paid' THEN
    NEW.paid_by := NULL; NEW.paid_from := NULL; NEW.paid_told_at := NULL;
  ELSIF OLD.payment_status <> 'paid' THEN
    NEW.paid_from := OLD.payment_status;
  END IF;
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
    ('pending', 'paid_cash'), ('pending', 'paid'), ('paid_cash', 'paid'))
     AND NOT coalesce(OLD.payment_status = 'paid' AND NEW.payment_status = OLD.paid_from AND OLD.paid_by = 'host'
       AND now() < OLD.paid_at + interval '10 minutes', false) THEN
    RAISE EXCEPTION 'the payment of booking % can not go from % to %', OLD.id, OLD.payment_status, NEW.payment_status USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.payment_status = 'paid' AND NEW.payment_status = 'paid' AND OLD.paid_at IS NOT NULL
     AND (OLD.paid_at, OLD.paid_by, OLD.paid_from) IS DISTINCT FROM (NEW.paid_at, NEW.paid_by, NEW.paid_from) THEN
    RAISE EXCEPTION 'when booking % was paid does not change', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  NEW.updated_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint

-- What was taken back stays written down, for as long as its reservation.
CREATE FUNCTION undone_payments_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payments taken back are only ever added' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER undone_payments_stay BEFORE UPDATE ON undone_payments FOR EACH ROW EXECUTE FUNCTION undone_payments_stay();--> statement-breakpoint

-- The traveler's screen follows what the host notes at the meeting: told at the commit, whoever writes.
CREATE FUNCTION bookings_tell_traveler() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('news', 'traveler/' || NEW.user_id || ' ' || NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_tell_traveler AFTER UPDATE OF status, payment_status, attended ON bookings FOR EACH ROW
WHEN ((OLD.status, OLD.payment_status, OLD.attended) IS DISTINCT FROM (NEW.status, NEW.payment_status, NEW.attended))
EXECUTE FUNCTION bookings_tell_traveler();
