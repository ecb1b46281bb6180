CREATE TABLE "recipients" (
	"email" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "recipients" ("email") SELECT DISTINCT "recipient" FROM "letters" WHERE "recipient" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_recipient_fk" FOREIGN KEY ("recipient") REFERENCES "recipients"("email");--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "recipient" SET NOT NULL;
