-- A telephone number as searches compare it: its digits, without the country's own code. '+503 7777-1234' and '77771234' are one.
CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?503([0-9]{8})$', '\2')
$$;--> statement-breakpoint
CREATE INDEX "profiles_by_phone" ON "profiles" USING btree (phone_key(phone) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_phone" ON "bookings" USING btree (phone_key(guest_info ->> 'phone') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_email" ON "bookings" USING btree (lower(guest_info ->> 'email') text_pattern_ops);
