CREATE TABLE "open_streams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"node" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "open_streams_of_account" ON "open_streams" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "open_streams_of_address" ON "open_streams" USING btree ("address");--> statement-breakpoint
CREATE INDEX "open_streams_of_node" ON "open_streams" USING btree ("node");--> statement-breakpoint
-- Live streams end with the session that opened them, on whatever node (INV-33): every change that may end one is told.
CREATE FUNCTION accounts_tell_streams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('news', 'account/' || CASE WHEN TG_TABLE_NAME = 'sessions' THEN to_jsonb(OLD) ->> 'user_id' ELSE to_jsonb(OLD) ->> 'id' END || ' changed');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_tell_streams AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION accounts_tell_streams();--> statement-breakpoint
CREATE TRIGGER users_tell_streams AFTER UPDATE OF suspended_at, deleted_at ON users FOR EACH ROW
WHEN ((OLD.suspended_at, OLD.deleted_at) IS DISTINCT FROM (NEW.suspended_at, NEW.deleted_at)) EXECUTE FUNCTION accounts_tell_streams();--> statement-breakpoint
CREATE TRIGGER profiles_tell_streams AFTER UPDATE OF role ON profiles FOR EACH ROW
WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION accounts_tell_streams();--> statement-breakpoint
-- A message is read once; the moment never moves (INV-27).
CREATE FUNCTION messages_keep_read_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'message % has been read already', OLD.id USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER messages_keep_read_at BEFORE UPDATE OF read_at ON messages FOR EACH ROW
WHEN (OLD.read_at IS NOT NULL AND NEW.read_at IS DISTINCT FROM OLD.read_at) EXECUTE FUNCTION messages_keep_read_at();
