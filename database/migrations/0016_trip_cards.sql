CREATE TABLE "trip_cards" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_cards_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "trip_cards" ADD CONSTRAINT "trip_cards_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;