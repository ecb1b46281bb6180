CREATE INDEX "bookings_by_total" ON "bookings" USING btree ("total_amount","id");--> statement-breakpoint
CREATE INDEX "experiences_by_price" ON "experiences" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "experiences_in_order_of_titles" ON "experiences" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "experiences_featured_any" ON "experiences" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE featured;--> statement-breakpoint
CREATE INDEX "experiences_informational" ON "experiences" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not booking_required;