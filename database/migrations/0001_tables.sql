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
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL,
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
	"deleted_at" timestamp with time zone,
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
CREATE TABLE "mailbox_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"href" text NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"booking_updates" boolean DEFAULT true NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL,
	"message_notices" boolean DEFAULT true NOT NULL,
	"review_invitations" boolean DEFAULT true NOT NULL,
	"newsletter" boolean DEFAULT true NOT NULL,
	"personalised_offers" boolean DEFAULT false NOT NULL,
	"profile_public" boolean DEFAULT true NOT NULL,
	"show_email" boolean DEFAULT false NOT NULL,
	"show_phone" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"details" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "data_requests_kind_known" CHECK ("data_requests"."kind" in ('access', 'rectification', 'cancellation', 'opposition', 'portability', 'limitation', 'breach')),
	CONSTRAINT "data_requests_status_known" CHECK ("data_requests"."status" in ('open', 'answered', 'refused')),
	CONSTRAINT "data_requests_closed_with_an_answer" CHECK (("data_requests"."status" = 'open') = ("data_requests"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"synced" boolean DEFAULT false NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"digest" text,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_sign_ups_email_unique" UNIQUE("email"),
	CONSTRAINT "pending_sign_ups_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"origin" text NOT NULL,
	"action" text NOT NULL,
	"object_type" text,
	"object_id" text,
	"object_label" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"address" text,
	CONSTRAINT "audit_entries_origin_known" CHECK ("audit_entries"."origin" in ('admin', 'command', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assistant_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"grounds" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_messages_sender_known" CHECK ("assistant_messages"."sender" in ('user', 'bot'))
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
	"started_by" text,
	"completed_at" timestamp with time zone,
	"attended" boolean,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"moved_to_id" uuid,
	"written_to_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_confirmationCode_unique" UNIQUE("confirmation_code"),
	CONSTRAINT "bookings_movedToId_unique" UNIQUE("moved_to_id"),
	CONSTRAINT "bookings_status_known" CHECK ("bookings"."status" in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "bookings_payment_status_known" CHECK ("bookings"."payment_status" in ('pending', 'paid', 'paid_cash')),
	CONSTRAINT "bookings_guests_positive" CHECK ("bookings"."guests" >= 1),
	CONSTRAINT "bookings_total_is_price_times_guests" CHECK ("bookings"."total_amount" = "bookings"."unit_price" * "bookings"."guests"),
	CONSTRAINT "bookings_currency_is_usd" CHECK ("bookings"."currency" = 'USD'),
	CONSTRAINT "bookings_code_alphabet" CHECK ("bookings"."confirmation_code" ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
	CONSTRAINT "bookings_not_of_oneself" CHECK ("bookings"."user_id" <> "bookings"."host_id"),
	CONSTRAINT "bookings_cancelled_by_known" CHECK ("bookings"."cancelled_by" in ('traveler', 'host', 'admin', 'system')),
	CONSTRAINT "bookings_started_by_known" CHECK ("bookings"."started_by" in ('traveler', 'host')),
	CONSTRAINT "bookings_started_by_when_started" CHECK ("bookings"."started_by" is null or "bookings"."started_at" is not null),
	CONSTRAINT "bookings_cancelled_says_by_whom" CHECK (("bookings"."status" = 'cancelled') = ("bookings"."cancelled_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "reservation_counts" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"reservations" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_file_unique" UNIQUE("file")
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
	"client_id" uuid,
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
	"call_off_reason" text,
	"call_off_note" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "available_dates_status_known" CHECK ("available_dates"."status" in ('available', 'closed', 'cancelled')),
	CONSTRAINT "available_dates_call_off_reason_known" CHECK ("available_dates"."call_off_reason" in ('weather', 'closure', 'health', 'few-people')),
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
CREATE TABLE "experience_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"experience_id" uuid,
	"content" jsonb NOT NULL,
	"based_on" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"submitted_at" timestamp with time zone,
	"return_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiences_status_known" CHECK ("experiences"."status" in ('draft', 'published', 'paused', 'archived')),
	CONSTRAINT "experiences_duration_unit_known" CHECK ("experiences"."duration_unit" in ('hours', 'days')),
	CONSTRAINT "experiences_currency_is_usd" CHECK ("experiences"."currency" = 'USD'),
	CONSTRAINT "experiences_price_not_negative" CHECK ("experiences"."price" >= 0),
	CONSTRAINT "experiences_guests_positive" CHECK ("experiences"."max_guests" >= 1),
	CONSTRAINT "experiences_duration_positive" CHECK ("experiences"."duration_value" >= 1),
	CONSTRAINT "experiences_link_only_without_booking" CHECK (not "experiences"."booking_required" or "experiences"."external_booking_url" is null),
	CONSTRAINT "experiences_submitted_is_draft" CHECK ("experiences"."submitted_at" is null or "experiences"."status" = 'draft')
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
CREATE TABLE "experience_views" (
	"experience_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "experience_views_experience_id_day_pk" PRIMARY KEY("experience_id","day"),
	CONSTRAINT "experience_views_positive" CHECK ("experience_views"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"experience_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_experience_id_pk" PRIMARY KEY("user_id","experience_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"host_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_secret_unique" UNIQUE("secret")
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
	"city_key" text GENERATED ALWAYS AS (place_key(city)) STORED,
	"state_key" text GENERATED ALWAYS AS (place_key(state)) STORED,
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
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_per_traveler_and_host" UNIQUE("user_id","host_id"),
	CONSTRAINT "reviews_rating_one_to_five" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_not_of_oneself" CHECK ("reviews"."user_id" <> "reviews"."host_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text DEFAULT 'question' NOT NULL,
	"about" text,
	"read_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "contact_messages_within_size" CHECK (char_length("contact_messages"."message") <= 5000),
	CONSTRAINT "contact_messages_kind_known" CHECK ("contact_messages"."kind" in ('question', 'report', 'host-wish'))
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
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "open_streams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"node" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"worker" text,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"reply_to" text,
	"unsubscribe_url" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"deferrals" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_by" uuid,
	"claimed_at" timestamp with time zone,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "picture_uploads" (
	"picture_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_uploads_picture_id_person_id_pk" PRIMARY KEY("picture_id","person_id")
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
ALTER TABLE "mailbox_links" ADD CONSTRAINT "mailbox_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_answered_by_profiles_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_available_date_id_available_dates_id_fk" FOREIGN KEY ("available_date_id") REFERENCES "public"."available_dates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_moved_to_id_bookings_id_fk" FOREIGN KEY ("moved_to_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_counts" ADD CONSTRAINT "reservation_counts_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_traveler_id_profiles_id_fk" FOREIGN KEY ("traveler_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_profiles_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "available_dates" ADD CONSTRAINT "available_dates_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_edits" ADD CONSTRAINT "experience_edits_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_edits" ADD CONSTRAINT "experience_edits_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_images" ADD CONSTRAINT "experience_images_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_images" ADD CONSTRAINT "experience_images_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_views" ADD CONSTRAINT "experience_views_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reservation_id_bookings_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_profiles_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider_account" ON "identities" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "identities_by_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profiles_by_role" ON "profiles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING gin (place_key(full_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_in_order_of_names" ON "profiles" USING btree ("full_name","id");--> statement-breakpoint
CREATE INDEX "profiles_by_beginnings" ON "profiles" USING gin (word_document(full_name));--> statement-breakpoint
CREATE INDEX "profiles_best_rated" ON "profiles" USING btree (coalesce("average_rating", 0) desc,"rating_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING gin (lower(email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "mailbox_links_by_user" ON "mailbox_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailbox_links_by_end" ON "mailbox_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notices_of_person" ON "notices" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "data_requests_by_status" ON "data_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "data_requests_of_person" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_of_person" ON "recovery_codes" USING btree ("user_id","digest");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_by_end" ON "pending_sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_object" ON "audit_entries" USING btree ("object_type","object_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_by_words" ON "audit_entries" USING gin (place_key(coalesce(object_label, '') || ' ' || coalesce(reason, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "assistant_messages_of_person" ON "assistant_messages" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assistant_messages_by_age" ON "assistant_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bookings_of_traveler" ON "bookings" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_of_host" ON "bookings" USING btree ("host_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_of_host_by_start" ON "bookings" USING btree ("host_id","start_date");--> statement-breakpoint
CREATE INDEX "bookings_by_date" ON "bookings" USING btree ("available_date_id");--> statement-breakpoint
CREATE INDEX "bookings_by_experience" ON "bookings" USING btree ("experience_id","status");--> statement-breakpoint
CREATE INDEX "bookings_by_age" ON "bookings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "bookings_by_total" ON "bookings" USING btree ("total_amount","id");--> statement-breakpoint
CREATE INDEX "bookings_to_expire" ON "bookings" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_to_remind" ON "bookings" USING btree ("start_date") WHERE status = 'confirmed' and reminded_at is null;--> statement-breakpoint
CREATE INDEX "bookings_to_complete" ON "bookings" USING btree ("start_date") WHERE status = 'in_progress';--> statement-breakpoint
CREATE INDEX "reservation_counts_in_order" ON "reservation_counts" USING btree ("reservations","person_id");--> statement-breakpoint
CREATE INDEX "attachments_of_conversation" ON "attachments" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "attachments_by_uploader" ON "attachments" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "conversations_of_host" ON "conversations" USING btree ("host_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_of_traveler" ON "conversations" USING btree ("traveler_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_picture_once" ON "messages" USING btree ("conversation_id","attachment_url") WHERE attachment_url is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_in_order" ON "messages" USING btree ("conversation_id","sequence");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("conversation_id","sender_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "available_dates_one_per_start" ON "available_dates" USING btree ("experience_id","start_date") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "available_dates_of_experience" ON "available_dates" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "available_dates_with_spots" ON "available_dates" USING btree ("experience_id","start_date") WHERE status = 'available' and spots_available > 0;--> statement-breakpoint
CREATE INDEX "available_dates_by_start" ON "available_dates" USING btree ("start_date","spots_available") WHERE status = 'available' and spots_available > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_unique" ON "categories" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "experience_edits_one_new" ON "experience_edits" USING btree ("host_id") WHERE experience_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "experience_edits_one_each" ON "experience_edits" USING btree ("experience_id") WHERE experience_id is not null;--> statement-breakpoint
CREATE INDEX "experiences_by_age" ON "experiences" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experiences_by_status" ON "experiences" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experiences_by_price" ON "experiences" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "experiences_in_order_of_titles" ON "experiences" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "experiences_featured_any" ON "experiences" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE featured;--> statement-breakpoint
CREATE INDEX "experiences_informational" ON "experiences" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not booking_required;--> statement-breakpoint
CREATE INDEX "experiences_submitted" ON "experiences" USING btree ("submitted_at") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "experiences_by_title" ON "experiences" USING gin (place_key(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "experiences_by_beginnings" ON "experiences" USING gin (word_document(title));--> statement-breakpoint
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
CREATE INDEX "experience_views_by_day" ON "experience_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "favorites_by_experience" ON "favorites" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "locations_by_city" ON "locations" USING btree ("city_key");--> statement-breakpoint
CREATE INDEX "locations_by_city_words" ON "locations" USING gin (city_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "locations_by_state" ON "locations" USING btree ("state_key");--> statement-breakpoint
CREATE INDEX "locations_by_point" ON "locations" USING gist (place_point(lat, lng));--> statement-breakpoint
CREATE INDEX "reviews_of_host" ON "reviews" USING btree ("host_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_age" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_words" ON "reviews" USING gin (place_key(coalesce(comment, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_by_beginnings" ON "reviews" USING gin (word_document(coalesce(comment, '')));--> statement-breakpoint
CREATE INDEX "reviews_by_reservation" ON "reviews" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("created_at") WHERE read_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_by_person" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_words" ON "contact_messages" USING gin (place_key(name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "open_streams_of_account" ON "open_streams" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "open_streams_of_address" ON "open_streams" USING btree ("address");--> statement-breakpoint
CREATE INDEX "open_streams_of_node" ON "open_streams" USING btree ("node");--> statement-breakpoint
CREATE INDEX "job_nodes_by_seen" ON "job_nodes" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "outbox_by_status" ON "outbox" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "outbox_to_leave" ON "outbox" USING btree ("next_attempt_at","number") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_of_recipient" ON "outbox" USING btree ("recipient","number") WHERE status in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_by_words" ON "outbox" USING gin (place_key(recipient || ' ' || subject) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "picture_uploads_by_person" ON "picture_uploads" USING btree ("person_id");