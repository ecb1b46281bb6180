CREATE TABLE "commission_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_day" date NOT NULL,
	"basis_points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "commission_rates_within_half" CHECK ("commission_rates"."basis_points" between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"booking_id" uuid,
	"revision" integer,
	"gross_cents" bigint,
	"rate_id" integer,
	"undoes_id" uuid,
	"reference" text,
	"reason" text,
	"recorded_by" uuid,
	CONSTRAINT "ledger_entries_undoesId_unique" UNIQUE("undoes_id"),
	CONSTRAINT "ledger_entries_once_per_change" UNIQUE("booking_id","revision"),
	CONSTRAINT "ledger_entries_kind_known" CHECK ("ledger_entries"."kind" in ('claimed', 'charged', 'confirmed', 'reversed', 'payment', 'written_off', 'adjusted', 'undone')),
	CONSTRAINT "ledger_entries_of_bookings_name_them" CHECK (("ledger_entries"."kind" in ('claimed', 'charged', 'confirmed', 'reversed')) = ("ledger_entries"."booking_id" is not null and "ledger_entries"."revision" is not null and "ledger_entries"."gross_cents" is not null and "ledger_entries"."rate_id" is not null)),
	CONSTRAINT "ledger_entries_undo_names_what" CHECK (("ledger_entries"."kind" = 'undone') = ("ledger_entries"."undoes_id" is not null)),
	CONSTRAINT "ledger_entries_of_staff_say_who" CHECK (("ledger_entries"."kind" in ('payment', 'written_off', 'adjusted', 'undone')) = ("ledger_entries"."recorded_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" uuid NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_pk" PRIMARY KEY("entry_id","account"),
	CONSTRAINT "ledger_postings_account_known" CHECK ("ledger_postings"."account" in ('receivable', 'unconfirmed', 'income', 'bank', 'cash', 'written_off', 'adjustments')),
	CONSTRAINT "ledger_postings_of_something" CHECK ("ledger_postings"."cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_rate_id_commission_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."commission_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_undoes_id_ledger_entries_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_recorded_by_profiles_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_rates_by_day" ON "commission_rates" USING btree ("from_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entries_of_host" ON "ledger_entries" USING btree ("host_id","at" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entries_by_age" ON "ledger_entries" USING btree ("at","number");--> statement-breakpoint

-- What the product asked for until now, from the beginning.
INSERT INTO commission_rates (from_day, basis_points) VALUES ('2000-01-01', 1500);--> statement-breakpoint

-- The rate of a booking is that of the day of El Salvador on which it begins.
CREATE FUNCTION commission_rate_of(start timestamptz) RETURNS commission_rates LANGUAGE sql STABLE AS $$
  SELECT * FROM commission_rates WHERE from_day <= (start AT TIME ZONE 'America/El_Salvador')::date ORDER BY from_day DESC, id DESC LIMIT 1
$$;--> statement-breakpoint

-- Brings what is posted of a booking to what its cash asks for: nothing, a commission that waits for the host's word, or one
-- that is owed. Posts the difference, and nothing when there is none. What was posted keeps its rate.
CREATE FUNCTION ledger_follow_booking(b bookings, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  state text := CASE
    WHEN b.status = 'cancelled' THEN 'none'
    WHEN b.payment_status = 'paid' THEN 'collected'
    WHEN b.payment_status = 'paid_cash' AND b.attended IS DISTINCT FROM false THEN 'claimed'
    ELSE 'none' END;
  gross bigint := round(b.total_amount * 100);
  was record;
  rate commission_rates;
  commission bigint;
  owed bigint;
  waits bigint;
  entry uuid;
BEGIN
  SELECT count(DISTINCT e.id)::int AS entries, coalesce(sum(p.cents) FILTER (WHERE p.account = 'receivable'), 0)::bigint AS owed,
    coalesce(sum(p.cents) FILTER (WHERE p.account = 'unconfirmed'), 0)::bigint AS waits,
    (array_agg(e.gross_cents ORDER BY e.revision DESC))[1] AS gross, (array_agg(e.rate_id ORDER BY e.revision DESC))[1] AS rate_id
  INTO was FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id WHERE e.booking_id = b.id;
  IF was.owed + was.waits > 0 AND (was.gross = gross OR state = 'none') THEN
    SELECT * INTO rate FROM commission_rates WHERE id = was.rate_id;
    commission := was.owed + was.waits;
  ELSE
    rate := commission_rate_of(b.start_date);
    commission := (gross * rate.basis_points + 5000) / 10000;
  END IF;
  owed := CASE WHEN state = 'collected' THEN commission ELSE 0 END - was.owed;
  waits := CASE WHEN state = 'claimed' THEN commission ELSE 0 END - was.waits;
  IF owed = 0 AND waits = 0 THEN RETURN; END IF;
  INSERT INTO ledger_entries (host_id, kind, at, booking_id, revision, gross_cents, rate_id)
  VALUES (b.host_id, CASE WHEN state = 'none' OR owed + waits < 0 THEN 'reversed' WHEN state = 'claimed' THEN 'claimed'
    WHEN was.waits > 0 THEN 'confirmed' ELSE 'charged' END, moment, b.id, was.entries + 1, gross, rate.id)
  RETURNING id INTO entry;
  INSERT INTO ledger_postings (entry_id, account, cents)
  SELECT entry, account, cents FROM (VALUES ('receivable', owed), ('unconfirmed', waits), ('income', -owed - waits)) sides (account, cents)
  WHERE cents <> 0;
END $$;--> statement-breakpoint

-- Every path that changes whether the cash counts passes here. What is stored as paid already, as demo data is, happened when it
-- was paid; what changes now happens now.
CREATE FUNCTION bookings_post_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_follow_booking(NEW, CASE WHEN TG_OP = 'UPDATE' THEN now()
    ELSE least(now(), coalesce(NEW.paid_at, NEW.completed_at, NEW.started_at, NEW.created_at)) END);
  RETURN NULL;
END $$;--> statement-breakpoint

-- What is already there. The history of a market is posted as it would have been.
SELECT ledger_follow_booking(b, least(now(), coalesce(b.paid_at, b.completed_at, b.started_at, b.created_at)))
FROM bookings b WHERE b.status <> 'cancelled' AND b.payment_status <> 'pending' ORDER BY b.created_at, b.id;--> statement-breakpoint
CREATE TRIGGER bookings_post_commission_of_new AFTER INSERT ON bookings FOR EACH ROW
WHEN (NEW.payment_status <> 'pending') EXECUTE FUNCTION bookings_post_commission();--> statement-breakpoint
CREATE TRIGGER bookings_post_commission AFTER UPDATE ON bookings FOR EACH ROW
WHEN ((OLD.status, OLD.payment_status, OLD.attended, OLD.total_amount) IS DISTINCT FROM (NEW.status, NEW.payment_status, NEW.attended, NEW.total_amount))
EXECUTE FUNCTION bookings_post_commission();--> statement-breakpoint

-- The sides of an entry add up to zero, and are written with it or never.
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE entry uuid := CASE WHEN TG_TABLE_NAME = 'ledger_entries' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'entry_id' END;
BEGIN
  IF (SELECT count(*) < 2 OR sum(cents) <> 0 FROM ledger_postings WHERE entry_id = entry) THEN
    RAISE EXCEPTION 'the postings of entry % do not add up to zero', entry USING ERRCODE = 'check_violation';
  END IF;
  IF (SELECT recorded_at <> now() FROM ledger_entries WHERE id = entry) THEN
    RAISE EXCEPTION 'entry % is closed', entry USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();--> statement-breakpoint

-- Only ever added to, whoever holds the connection.
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER commission_rates_stay BEFORE UPDATE OR DELETE ON commission_rates FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER commission_rates_stay_all BEFORE TRUNCATE ON commission_rates FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay_all BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_postings_stay BEFORE UPDATE OR DELETE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_postings_stay_all BEFORE TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint

-- A rate stands for days that have not begun: nobody pays another share of what already took place.
CREATE FUNCTION commission_rates_look_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.from_day <= (now() AT TIME ZONE 'America/El_Salvador')::date THEN
    RAISE EXCEPTION 'a rate begins tomorrow at the earliest' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER commission_rates_look_ahead BEFORE INSERT ON commission_rates FOR EACH ROW EXECUTE FUNCTION commission_rates_look_ahead();
