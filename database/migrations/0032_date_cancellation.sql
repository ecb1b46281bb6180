-- A host cancels a date, as the reason and the note of it now say.
ALTER TABLE "available_dates" RENAME COLUMN "call_off_reason" TO "cancel_reason";--> statement-breakpoint
ALTER TABLE "available_dates" RENAME COLUMN "call_off_note" TO "cancel_note";--> statement-breakpoint
ALTER TABLE "available_dates" RENAME CONSTRAINT "available_dates_call_off_reason_known" TO "available_dates_cancel_reason_known";
