ALTER TABLE "profiles" ADD COLUMN "staff_role" text;--> statement-breakpoint
-- Whoever administered may go on doing everything.
UPDATE "profiles" SET "staff_role" = 'administrator' WHERE "role" = 'admin';--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_staff_role_of_staff" CHECK (("profiles"."role" = 'admin') = ("profiles"."staff_role" is not null));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_staff_role_known" CHECK ("profiles"."staff_role" in ('administrator', 'support', 'finance', 'editor', 'viewer'));