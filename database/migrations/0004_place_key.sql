-- A place name as searches compare it: 'Concepción de Ataco' and 'concepcion de ataco' are one place.
-- unaccent() is only STABLE because its dictionary could be exchanged; ours is named, so the result never changes.
CREATE FUNCTION place_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, btrim(name)))
$$;
