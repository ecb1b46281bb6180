ALTER TABLE "bookings" DROP CONSTRAINT "bookings_total_is_price_times_guests";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "children" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "child_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "child_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "child_age" smallint;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "min_age" smallint;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "difficulty" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "walking" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "wheelchair" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "pram" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "transport" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "rain_plan" text;--> statement-breakpoint
CREATE INDEX "experiences_choices" ON "experiences" USING gin ((array['difficulty:' || difficulty, 'walking:' || walking, 'wheelchair:' || wheelchair, 'pram:' || pram, 'transport:' || transport, 'rain:' || rain_plan]));--> statement-breakpoint
CREATE INDEX "experiences_by_min_age" ON "experiences" USING btree (coalesce(min_age, 0)) WHERE status = 'published';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_children_with_an_adult" CHECK ("bookings"."children" >= 0 and "bookings"."children" < "bookings"."guests");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_child_price_not_negative" CHECK ("bookings"."child_price" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_total_is_the_party_s_price" CHECK ("bookings"."total_amount" = "bookings"."unit_price" * ("bookings"."guests" - "bookings"."children") + coalesce("bookings"."child_price", "bookings"."unit_price") * "bookings"."children");--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_child_price_has_age" CHECK (("experiences"."child_price" is null) = ("experiences"."child_age" is null));--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_child_price_not_negative" CHECK ("experiences"."child_price" >= 0);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_child_age_of_children" CHECK ("experiences"."child_age" between 1 and 17);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_min_age_sane" CHECK ("experiences"."min_age" between 0 and 99);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_difficulty_known" CHECK ("experiences"."difficulty" in ('easy', 'moderate', 'hard'));--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_walking_known" CHECK ("experiences"."walking" in ('little', 'short', 'long'));--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_wheelchair_known" CHECK ("experiences"."wheelchair" in ('yes', 'help', 'no'));--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_pram_known" CHECK ("experiences"."pram" in ('yes', 'no'));--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_transport_known" CHECK ("experiences"."transport" in ('included', 'paid', 'no'));--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_rain_plan_known" CHECK ("experiences"."rain_plan" in ('roof', 'rain', 'moved', 'cancelled'));--> statement-breakpoint
-- Who of a party was a child, and what a child paid, is a fact of the booking like its people and price (INV-07).
CREATE FUNCTION bookings_keep_party() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the facts of booking % do not change', OLD.id USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_keep_party BEFORE UPDATE OF children, child_price ON bookings
FOR EACH ROW WHEN ((OLD.children, OLD.child_price) IS DISTINCT FROM (NEW.children, NEW.child_price) AND current_setting('torogoz.correction', true) IS DISTINCT FROM 'on')
EXECUTE FUNCTION bookings_keep_party();
