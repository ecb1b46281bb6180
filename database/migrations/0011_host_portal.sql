CREATE TABLE "experience_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"experience_id" uuid,
	"content" jsonb NOT NULL,
	"based_on" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"host_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
ALTER TABLE "experiences" DROP CONSTRAINT "experiences_status_known";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "moved_to_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "written_to_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "available_dates" ADD COLUMN "call_off_reason" text;--> statement-breakpoint
ALTER TABLE "available_dates" ADD COLUMN "call_off_note" text;--> statement-breakpoint
ALTER TABLE "available_dates" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "experience_edits" ADD CONSTRAINT "experience_edits_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_edits" ADD CONSTRAINT "experience_edits_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "experience_edits_one_new" ON "experience_edits" USING btree ("host_id") WHERE experience_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "experience_edits_one_each" ON "experience_edits" USING btree ("experience_id") WHERE experience_id is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_moved_to_id_bookings_id_fk" FOREIGN KEY ("moved_to_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_host_by_start" ON "bookings" USING btree ("host_id","start_date");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_movedToId_unique" UNIQUE("moved_to_id");--> statement-breakpoint
ALTER TABLE "available_dates" ADD CONSTRAINT "available_dates_call_off_reason_known" CHECK ("available_dates"."call_off_reason" in ('weather', 'closure', 'health', 'few-people'));--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_status_known" CHECK ("experiences"."status" in ('draft', 'published', 'paused', 'archived'));--> statement-breakpoint

-- Calendars ask for a number that grows with every change they must show.
CREATE OR REPLACE FUNCTION bookings_keep_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status THEN NEW.revision := OLD.revision + 1; END IF;
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
CREATE FUNCTION available_dates_raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER available_dates_raise_revision BEFORE UPDATE OF start_date, end_date, status ON available_dates
FOR EACH ROW WHEN ((OLD.start_date, OLD.end_date, OLD.status) IS DISTINCT FROM (NEW.start_date, NEW.end_date, NEW.status))
EXECUTE FUNCTION available_dates_raise_revision();
