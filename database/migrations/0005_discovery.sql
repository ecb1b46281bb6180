DROP INDEX "locations_by_city";--> statement-breakpoint
DROP INDEX "locations_by_state";--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "city_key" text GENERATED ALWAYS AS (place_key(city)) STORED;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "state_key" text GENERATED ALWAYS AS (place_key(state)) STORED;--> statement-breakpoint
CREATE INDEX "profiles_best_rated" ON "profiles" USING btree (coalesce("average_rating", 0) desc,"rating_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "locations_by_city" ON "locations" USING btree ("city_key");--> statement-breakpoint
CREATE INDEX "locations_by_state" ON "locations" USING btree ("state_key");