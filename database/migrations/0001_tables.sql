CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"id_token" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text,
	"avatar_url" text,
	"bio" text,
	"phone" text,
	"role" text DEFAULT 'traveler' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{Español}' NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"average_rating" numeric(2, 1) GENERATED ALWAYS AS (case when rating_count > 0 then round(rating_sum::numeric / rating_count, 1) end) STORED,
	"total_bookings" integer DEFAULT 0 NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"host_since" timestamp with time zone,
	"response_rate" integer DEFAULT 100 NOT NULL,
	"response_time_hours" integer DEFAULT 24 NOT NULL,
	"pets" text,
	"transportation" text,
	"fun_fact" text,
	"accommodation" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_role_known" CHECK ("profiles"."role" in ('traveler', 'host', 'admin')),
	CONSTRAINT "profiles_response_rate_percent" CHECK ("profiles"."response_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"signup_role" text DEFAULT 'traveler' NOT NULL,
	"suspended_at" timestamp with time zone,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_signup_role_known" CHECK ("users"."signup_role" in ('traveler', 'host'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"experience_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"available_date_id" uuid NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone,
	"guests" integer NOT NULL,
	"unit_price" numeric(10, 2) NOT NULL,
	"total_amount" numeric(10, 2) NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"guest_info" jsonb,
	"special_requests" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"confirmation_code" char(8) NOT NULL,
	"guest_confirmed" boolean DEFAULT false NOT NULL,
	"guest_confirmed_at" timestamp with time zone,
	"host_notified" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"attended" boolean,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_confirmationCode_unique" UNIQUE("confirmation_code"),
	CONSTRAINT "bookings_status_known" CHECK ("bookings"."status" in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "bookings_payment_status_known" CHECK ("bookings"."payment_status" in ('pending', 'paid', 'paid_cash')),
	CONSTRAINT "bookings_guests_positive" CHECK ("bookings"."guests" >= 1),
	CONSTRAINT "bookings_total_is_price_times_guests" CHECK ("bookings"."total_amount" = "bookings"."unit_price" * "bookings"."guests"),
	CONSTRAINT "bookings_currency_is_usd" CHECK ("bookings"."currency" = 'USD'),
	CONSTRAINT "bookings_code_alphabet" CHECK ("bookings"."confirmation_code" ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
	CONSTRAINT "bookings_not_of_oneself" CHECK ("bookings"."user_id" <> "bookings"."host_id"),
	CONSTRAINT "bookings_cancelled_by_known" CHECK ("bookings"."cancelled_by" in ('traveler', 'host', 'admin', 'system')),
	CONSTRAINT "bookings_cancelled_says_by_whom" CHECK (("bookings"."status" = 'cancelled') = ("bookings"."cancelled_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"traveler_id" uuid NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"expire_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_bookingId_unique" UNIQUE("booking_id"),
	CONSTRAINT "conversations_at_most_200_messages" CHECK ("conversations"."message_count" between 0 and 200)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"message_type" text DEFAULT 'text' NOT NULL,
	"attachment_url" text,
	"attachment_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_type_known" CHECK ("messages"."message_type" in ('text', 'attachment')),
	CONSTRAINT "messages_at_most_1000_characters" CHECK (char_length("messages"."content") <= 1000),
	CONSTRAINT "messages_say_something" CHECK ("messages"."content" <> '' or "messages"."attachment_url" is not null)
);
--> statement-breakpoint
CREATE TABLE "available_dates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"experience_id" uuid NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone,
	"capacity" integer NOT NULL,
	"spots_available" integer NOT NULL,
	"status" text DEFAULT 'available' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "available_dates_status_known" CHECK ("available_dates"."status" in ('available', 'closed', 'cancelled')),
	CONSTRAINT "available_dates_capacity_positive" CHECK ("available_dates"."capacity" >= 1),
	CONSTRAINT "available_dates_spots_within_capacity" CHECK ("available_dates"."spots_available" between 0 and "available_dates"."capacity"),
	CONSTRAINT "available_dates_end_after_start" CHECK ("available_dates"."end_date" is null or "available_dates"."end_date" >= "available_dates"."start_date")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"location_id" uuid,
	"category_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" numeric(10, 2) DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"booking_required" boolean DEFAULT true NOT NULL,
	"external_booking_url" text,
	"duration_value" smallint DEFAULT 2 NOT NULL,
	"duration_unit" text DEFAULT 'hours' NOT NULL,
	"max_guests" integer DEFAULT 1 NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"included" text[] DEFAULT '{}' NOT NULL,
	"not_included" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{Español}' NOT NULL,
	"what_to_expect" text,
	"bring_with_you" text[] DEFAULT '{}' NOT NULL,
	"search" "tsvector",
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiences_status_known" CHECK ("experiences"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "experiences_duration_unit_known" CHECK ("experiences"."duration_unit" in ('hours', 'days')),
	CONSTRAINT "experiences_currency_is_usd" CHECK ("experiences"."currency" = 'USD'),
	CONSTRAINT "experiences_price_not_negative" CHECK ("experiences"."price" >= 0),
	CONSTRAINT "experiences_guests_positive" CHECK ("experiences"."max_guests" >= 1),
	CONSTRAINT "experiences_duration_positive" CHECK ("experiences"."duration_value" >= 1),
	CONSTRAINT "experiences_link_only_without_booking" CHECK (not "experiences"."booking_required" or "experiences"."external_booking_url" is null)
);
--> statement-breakpoint
CREATE TABLE "experience_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"experience_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"experience_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_experience_id_pk" PRIMARY KEY("user_id","experience_id")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT 'San Salvador' NOT NULL,
	"country" text DEFAULT 'El Salvador' NOT NULL,
	"zip_code" text,
	"lat" double precision,
	"lng" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "locations_on_earth" CHECK ("locations"."lat" between -90 and 90 and "locations"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text,
	"reservation_id" uuid NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_per_traveler_and_host" UNIQUE("user_id","host_id"),
	CONSTRAINT "reviews_rating_one_to_five" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_not_of_oneself" CHECK ("reviews"."user_id" <> "reviews"."host_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_digest" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_operation_key_pk" PRIMARY KEY("account_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"avif" boolean DEFAULT false NOT NULL,
	"preview" text NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_digest_unique" UNIQUE("digest"),
	CONSTRAINT "pictures_have_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_available_date_id_available_dates_id_fk" FOREIGN KEY ("available_date_id") REFERENCES "public"."available_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_traveler_id_profiles_id_fk" FOREIGN KEY ("traveler_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "available_dates" ADD CONSTRAINT "available_dates_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_images" ADD CONSTRAINT "experience_images_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_images" ADD CONSTRAINT "experience_images_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reservation_id_bookings_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider_account" ON "identities" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "identities_by_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_by_role" ON "profiles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "bookings_of_traveler" ON "bookings" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_of_host" ON "bookings" USING btree ("host_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_date" ON "bookings" USING btree ("available_date_id");--> statement-breakpoint
CREATE INDEX "bookings_live_by_experience" ON "bookings" USING btree ("experience_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "bookings_to_expire" ON "bookings" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_to_complete" ON "bookings" USING btree ("start_date") WHERE status = 'in_progress';--> statement-breakpoint
CREATE INDEX "conversations_of_host" ON "conversations" USING btree ("host_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_of_traveler" ON "conversations" USING btree ("traveler_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_in_order" ON "messages" USING btree ("conversation_id","sequence");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("conversation_id","sender_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "available_dates_one_per_start" ON "available_dates" USING btree ("experience_id","start_date") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "available_dates_with_spots" ON "available_dates" USING btree ("experience_id","start_date") WHERE status = 'available' and spots_available > 0;--> statement-breakpoint
CREATE INDEX "available_dates_by_start" ON "available_dates" USING btree ("start_date","spots_available") WHERE status = 'available' and spots_available > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_unique" ON "categories" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "experiences_newest" ON "experiences" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "experiences_cheapest" ON "experiences" USING btree ("price","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "experiences_by_category" ON "experiences" USING btree ("category_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "experiences_featured" ON "experiences" USING btree ("created_at" DESC NULLS FIRST) WHERE status = 'published' and featured;--> statement-breakpoint
CREATE INDEX "experiences_by_host" ON "experiences" USING btree ("host_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experiences_by_location" ON "experiences" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "experiences_search" ON "experiences" USING gin ("search");--> statement-breakpoint
CREATE INDEX "experiences_amenities" ON "experiences" USING gin ("amenities");--> statement-breakpoint
CREATE INDEX "experiences_included" ON "experiences" USING gin ("included");--> statement-breakpoint
CREATE INDEX "experiences_not_included" ON "experiences" USING gin ("not_included");--> statement-breakpoint
CREATE INDEX "experiences_languages" ON "experiences" USING gin ("languages");--> statement-breakpoint
CREATE UNIQUE INDEX "experience_images_one_main" ON "experience_images" USING btree ("experience_id") WHERE is_main;--> statement-breakpoint
CREATE UNIQUE INDEX "experience_images_position" ON "experience_images" USING btree ("experience_id","position");--> statement-breakpoint
CREATE INDEX "experience_images_by_picture" ON "experience_images" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "favorites_by_experience" ON "favorites" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "locations_by_city" ON "locations" USING btree ("city");--> statement-breakpoint
CREATE INDEX "locations_by_state" ON "locations" USING btree ("state");--> statement-breakpoint
CREATE INDEX "reviews_of_host" ON "reviews" USING btree ("host_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_reservation" ON "reviews" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "outbox_by_status" ON "outbox" USING btree ("status","created_at");