CREATE TABLE "link_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"act" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_uses_once" UNIQUE("act","subject_id"),
	CONSTRAINT "link_uses_act_known" CHECK ("link_uses"."act" in ('answer', 'on-the-way', 'cash')),
	CONSTRAINT "link_uses_outcome_known" CHECK ("link_uses"."outcome" in ('confirmed', 'declined', 'told', 'collected'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "link_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "link_uses" ADD CONSTRAINT "link_uses_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_uses_of_host" ON "link_uses" USING btree ("host_id","used_at");--> statement-breakpoint

-- Whoever chooses a new password takes the account back: links that somebody else may have seen open nothing any more.
CREATE FUNCTION raise_link_generation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET link_generation = link_generation + 1 WHERE id = NEW.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER identities_raise_link_generation AFTER UPDATE OF password ON identities FOR EACH ROW
WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION raise_link_generation();
