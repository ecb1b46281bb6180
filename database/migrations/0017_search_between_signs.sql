-- What travelers search (SRCH-05) stands between signs of Spanish: the parser takes ¡ ¿ « » and their like for letters, and
-- makes paths and addresses of 'café/comal'. They separate words, as for operators (0016).
CREATE FUNCTION spaced(content text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(content, '/-_.@:~+<&¡¿«»“”‘’…–— ', repeat(' ', 22))
$$;--> statement-breakpoint
CREATE FUNCTION search_words(content text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('public.es', words) || to_tsvector('public.es_plain', words) FROM coalesce(public.spaced(content), '') AS words
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION experience_search(title text, city text, short_description text, description text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(public.search_words(title), 'A') || setweight(public.search_words(city), 'B')
      || setweight(public.search_words(short_description), 'C') || setweight(public.search_words(description), 'D')
$$;--> statement-breakpoint
UPDATE experiences e SET search = found.search
FROM (SELECT x.id, experience_search(x.title, l.city, x.short_description, x.description) AS search
  FROM experiences x LEFT JOIN locations l ON l.id = x.location_id) found
WHERE found.id = e.id AND e.search IS DISTINCT FROM found.search;
