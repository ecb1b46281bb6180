-- How many requests and messages are behind the response rate, which is shown to nobody while there are none (HDASH-32).
ALTER TABLE "profiles" ADD COLUMN "response_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The requests of the last 90 days; messages follow with the next count of their host.
UPDATE "profiles" SET "response_count" = (
  SELECT count(*) FROM bookings b
  WHERE b.host_id = profiles.id AND b.created_at > now() - interval '90 days'
    AND b.confirmed_at IS DISTINCT FROM b.created_at
    AND (b.confirmed_at IS NOT NULL OR b.cancelled_by IN ('host', 'system')
      OR b.status = 'pending' AND b.created_at < now() - interval '24 hours'))
WHERE "role" = 'host';
