CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"experience_id" uuid NOT NULL,
	"traveler_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"text" text NOT NULL,
	"traveler_agrees" boolean DEFAULT false NOT NULL,
	"answer" text,
	"host_agrees" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "questions_not_of_oneself" CHECK ("questions"."traveler_id" <> "questions"."host_id"),
	CONSTRAINT "questions_say_something" CHECK ("questions"."text" <> '' and "questions"."answer" <> ''),
	CONSTRAINT "questions_answered_at_a_moment" CHECK (("questions"."answer" is null) = ("questions"."answered_at" is null)),
	CONSTRAINT "questions_hidden_with_a_reason" CHECK (("questions"."hidden_at" is null) = ("questions"."hidden_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_traveler_id_profiles_id_fk" FOREIGN KEY ("traveler_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_host_id_profiles_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_one_open" ON "questions" USING btree ("traveler_id","experience_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "questions_of_traveler" ON "questions" USING btree ("traveler_id","experience_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "questions_waiting" ON "questions" USING btree ("host_id","created_at","id") WHERE answered_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "questions_answered" ON "questions" USING btree ("host_id","answered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "questions_public" ON "questions" USING btree ("experience_id","answered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE answered_at is not null and hidden_at is null and traveler_agrees and host_agrees;--> statement-breakpoint
CREATE INDEX "questions_by_age" ON "questions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "questions_by_words" ON "questions" USING gin (place_key(text || ' ' || coalesce(answer, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_by_beginnings" ON "questions" USING gin (word_document(text || ' ' || coalesce(answer, '')));