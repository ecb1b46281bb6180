CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_by" uuid,
	"answer_status" integer,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_status_known" CHECK ("webhook_deliveries"."status" in ('waiting', 'sending', 'delivered', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret_version" integer DEFAULT 1 NOT NULL,
	"secret_changed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stopped_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_tell_something" CHECK (cardinality("webhooks"."events") > 0),
	CONSTRAINT "webhooks_stopped_by_known" CHECK ("webhooks"."stopped_by" in ('host', 'failures', 'receiver')),
	CONSTRAINT "webhooks_stopped_says_why" CHECK (("webhooks"."stopped_at" is null) = ("webhooks"."stopped_by" is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_try_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_under_way" ON "webhook_deliveries" USING btree ("webhook_id") WHERE status = 'sending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_of_host" ON "webhooks" USING btree ("host_id","created_at");--> statement-breakpoint

-- A message per address that listens, in the transaction of what it tells of. The clock is read here and not at the beginning
-- of the transaction: what is told of one row under its lock is then in the order in which it happened.
CREATE FUNCTION webhooks_tell(host uuid, told text, about json) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (webhook_id, event, body)
  SELECT id, told, json_build_object('type', told,
    'timestamp', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'data', about)::text
  FROM webhooks WHERE host_id = host AND stopped_at IS NULL AND told = ANY (events)
$$;--> statement-breakpoint
CREATE FUNCTION webhook_instant(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;--> statement-breakpoint

-- No name, no address and no code: what a program may know of a traveler it asks for with a token.
CREATE FUNCTION bookings_tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE about json;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE host_id = NEW.host_id AND stopped_at IS NULL) THEN RETURN NULL; END IF;
  about := json_build_object('bookingId', NEW.id, 'experienceId', NEW.experience_id, 'dateId', NEW.available_date_id,
    'status', NEW.status, 'guests', NEW.guests, 'children', NEW.children, 'startDate', webhook_instant(NEW.start_date),
    'endDate', webhook_instant(NEW.end_date), 'totalAmount', NEW.total_amount, 'currency', NEW.currency);
  IF TG_OP = 'INSERT' THEN PERFORM webhooks_tell(NEW.host_id, 'booking.created', about); END IF;
  IF NEW.status IN ('confirmed', 'cancelled', 'completed') THEN
    PERFORM webhooks_tell(NEW.host_id, 'booking.' || NEW.status, about);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_tell_webhooks_of_new AFTER INSERT ON bookings FOR EACH ROW
EXECUTE FUNCTION bookings_tell_webhooks();--> statement-breakpoint
CREATE TRIGGER bookings_tell_webhooks AFTER UPDATE OF status ON bookings FOR EACH ROW
WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION bookings_tell_webhooks();--> statement-breakpoint

CREATE FUNCTION available_dates_tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  d available_dates := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  host uuid;
BEGIN
  SELECT e.host_id INTO host FROM experiences e JOIN webhooks w ON w.host_id = e.host_id AND w.stopped_at IS NULL
  WHERE e.id = d.experience_id LIMIT 1;
  IF host IS NULL THEN RETURN NULL; END IF;
  PERFORM webhooks_tell(host, 'availability.changed', json_build_object('experienceId', d.experience_id, 'dateId', d.id,
    'startDate', webhook_instant(d.start_date), 'endDate', webhook_instant(d.end_date),
    'status', CASE WHEN TG_OP = 'DELETE' THEN 'removed' ELSE d.status END, 'capacity', d.capacity,
    'spots', CASE WHEN TG_OP <> 'DELETE' AND d.status = 'available' THEN d.spots_available ELSE 0 END));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER available_dates_tell_webhooks_of_rows AFTER INSERT OR DELETE ON available_dates FOR EACH ROW
EXECUTE FUNCTION available_dates_tell_webhooks();--> statement-breakpoint
CREATE TRIGGER available_dates_tell_webhooks AFTER UPDATE ON available_dates FOR EACH ROW
WHEN ((OLD.start_date, OLD.end_date, OLD.capacity, OLD.spots_available, OLD.status)
  IS DISTINCT FROM (NEW.start_date, NEW.end_date, NEW.capacity, NEW.spots_available, NEW.status))
EXECUTE FUNCTION available_dates_tell_webhooks();
