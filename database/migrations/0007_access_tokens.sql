CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_tokens_digest_unique" UNIQUE("digest"),
	CONSTRAINT "access_tokens_open_something" CHECK (cardinality("access_tokens"."scopes") > 0)
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_by_user" ON "access_tokens" USING btree ("user_id","created_at");--> statement-breakpoint

-- Whoever chooses a new password takes the account back: programs that somebody else may have let in lose it, too.
CREATE FUNCTION end_access_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM access_tokens WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER identities_end_access_tokens AFTER UPDATE OF password ON identities FOR EACH ROW
WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION end_access_tokens();