-- Where a map shows a location: longitude first, and San Salvador when coordinates are missing or zero (MAP-06).
CREATE FUNCTION place_point(lat double precision, lng double precision) RETURNS point LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN coalesce(lat, 0) = 0 OR coalesce(lng, 0) = 0 THEN point(-89.2182, 13.6929) ELSE point(lng, lat) END
$$;--> statement-breakpoint
CREATE INDEX "locations_by_point" ON "locations" USING gist (place_point(lat, lng));