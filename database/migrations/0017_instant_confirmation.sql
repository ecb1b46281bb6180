DROP INDEX "experiences_choices";--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "confirmation" text;--> statement-breakpoint
CREATE INDEX "experiences_choices" ON "experiences" USING gin ((array['difficulty:' || difficulty, 'walking:' || walking, 'wheelchair:' || wheelchair, 'pram:' || pram, 'transport:' || transport, 'rain:' || rain_plan, case when booking_required then 'confirmation:' || confirmation end]));--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_confirmation_known" CHECK ("experiences"."confirmation" in ('instant'));