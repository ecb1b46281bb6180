-- Before the tables: what their generated columns and indexes are computed by.
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

-- 1. What travelers search: Spanish that ignores accents, "excursion volcan" finds "excursión al volcán" (SRCH-05).
CREATE TEXT SEARCH CONFIGURATION public.es (COPY = spanish);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.es ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;--> statement-breakpoint
-- Whole words without accents: what a prefix typed so far is held against.
CREATE TEXT SEARCH CONFIGURATION public.es_plain (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.es_plain ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;--> statement-breakpoint
-- Punctuation separates words: the parser would make addresses, paths and negative numbers of what people write
-- ('café/comal'), and takes every character beyond ASCII (¡ ¿ « ») for a letter. The last one is the space that does not break.
CREATE FUNCTION spaced(content text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(content, '/-_.@:~+<&¡¿«»“”‘’…–— ', repeat(' ', 22))
$$;--> statement-breakpoint
CREATE FUNCTION search_words(content text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('public.es', words) || to_tsvector('public.es_plain', words) FROM coalesce(public.spaced(content), '') AS words
$$;--> statement-breakpoint
CREATE FUNCTION experience_search(title text, city text, short_description text, description text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(public.search_words(title), 'A') || setweight(public.search_words(city), 'B')
      || setweight(public.search_words(short_description), 'C') || setweight(public.search_words(description), 'D')
$$;--> statement-breakpoint

-- 2. What an operator searches: the beginnings of words, without accents or capitals (docs/decisions/0126).
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

-- 3. Locations. A name as searches compare it: 'Concepción de Ataco' and 'concepcion de ataco' are one place.
-- unaccent() is only STABLE because its dictionary could be exchanged; ours is named, so the result never changes.
CREATE FUNCTION place_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, btrim(name)))
$$;--> statement-breakpoint
-- Where a map shows a location: longitude first, and San Salvador when coordinates are missing or zero (MAP-06).
CREATE FUNCTION place_point(lat double precision, lng double precision) RETURNS point LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN coalesce(lat, 0) = 0 OR coalesce(lng, 0) = 0 THEN point(-89.2182, 13.6929) ELSE point(lng, lat) END
$$;
