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
CREATE INDEX "pending_sign_ups_by_end" ON "pending_sign_ups" USING btree ("expires_at");