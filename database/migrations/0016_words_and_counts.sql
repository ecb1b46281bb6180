-- What an operator types is held against the beginnings of words, without accents or capitals (docs/decisions/0126).
-- Punctuation separates words: the parser would make addresses, paths and negative numbers of what people write, and
-- takes every character beyond ASCII for a letter. The last one is the space that does not break.
CREATE TEXT SEARCH CONFIGURATION public.words (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.words ALTER MAPPING FOR asciiword, word, numword WITH public.unaccent, simple;--> statement-breakpoint
CREATE FUNCTION word_document(content text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('public.words'::regconfig, translate(content, '/-_.@:~+<&¡¿«»“”‘’…–— ', repeat(' ', 22)))
$$;--> statement-breakpoint
-- All of these words, or words that begin so; null when there is no word in it.
CREATE FUNCTION word_query(content text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  FROM unnest(tsvector_to_array(public.word_document(content))) AS word
$$;--> statement-breakpoint
CREATE INDEX "profiles_in_order_of_names" ON "profiles" USING btree ("full_name","id");--> statement-breakpoint
CREATE INDEX "profiles_by_beginnings" ON "profiles" USING gin (word_document(full_name));--> statement-breakpoint
CREATE INDEX "locations_by_city_words" ON "locations" USING gin (city_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "experiences_by_beginnings" ON "experiences" USING gin (word_document(title));--> statement-breakpoint
CREATE INDEX "reviews_by_beginnings" ON "reviews" USING gin (word_document(coalesce(comment, '')));--> statement-breakpoint

-- Reservations of each person, made and received, kept at the commit like the other counts (docs/decisions/0004).
CREATE TABLE "reservation_counts" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"reservations" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO reservation_counts (person_id, reservations)
SELECT p.id, p.total_bookings + coalesce(m.made, 0) FROM profiles p
LEFT JOIN (SELECT user_id, count(*) AS made FROM bookings GROUP BY user_id) m ON m.user_id = p.id;--> statement-breakpoint
ALTER TABLE "reservation_counts" ADD CONSTRAINT "reservation_counts_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_counts_in_order" ON "reservation_counts" USING btree ("reservations","person_id");--> statement-breakpoint
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
-- The host's profile stays the last row that is taken.
CREATE OR REPLACE FUNCTION profiles_count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
