CREATE TABLE "mailbox_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox_links" ADD CONSTRAINT "mailbox_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_links_by_user" ON "mailbox_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailbox_links_by_end" ON "mailbox_links" USING btree ("expires_at");--> statement-breakpoint
-- Another address is another mailbox: nobody has proved to read it yet (docs/decisions/0155), whoever writes it here.
CREATE FUNCTION unprove_changed_mailbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.email_verified = old.email_verified THEN
    new.email_verified := false;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_unprove_changed_mailbox BEFORE UPDATE OF email ON users
FOR EACH ROW WHEN (lower(new.email) IS DISTINCT FROM lower(old.email)) EXECUTE FUNCTION unprove_changed_mailbox();
