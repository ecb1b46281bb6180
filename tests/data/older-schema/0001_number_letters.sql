-- Letters so far in the order they were written.
ALTER TABLE "letters" ADD COLUMN "number" bigint;--> statement-breakpoint
UPDATE "letters" SET "number" = "written"."number"
FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "number" FROM "letters") "written" WHERE "letters"."id" = "written"."id";--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "number" ADD GENERATED ALWAYS AS IDENTITY (sequence name "letters_number_seq");--> statement-breakpoint
SELECT setval('letters_number_seq', (SELECT coalesce(max("number"), 0) + 1 FROM "letters"), false);
