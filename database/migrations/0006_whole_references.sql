DROP INDEX "bookings_live_by_experience";--> statement-breakpoint
CREATE INDEX "bookings_by_experience" ON "bookings" USING btree ("experience_id","status");--> statement-breakpoint
CREATE INDEX "available_dates_of_experience" ON "available_dates" USING btree ("experience_id");