CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_notes_within_size" CHECK ("person_notes"."text" <> '' and char_length("person_notes"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "case_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"letter_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_messages_kind_known" CHECK ("case_messages"."kind" in ('asker', 'answer', 'note', 'outcome')),
	CONSTRAINT "case_messages_within_size" CHECK ("case_messages"."text" <> '' and char_length("case_messages"."text") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"about" text,
	"about_person_id" uuid,
	"booking_id" uuid,
	"experience_id" uuid,
	"review_id" uuid,
	"data_request_id" uuid,
	"assignee_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "cases_kind_known" CHECK ("cases"."kind" in ('question', 'report', 'dispute', 'host-wish', 'data')),
	CONSTRAINT "cases_status_known" CHECK ("cases"."status" in ('open', 'waiting', 'closed')),
	CONSTRAINT "cases_outcome_known" CHECK ("cases"."outcome" in ('solved', 'refused', 'unfounded', 'unanswered', 'dismissed')),
	CONSTRAINT "cases_closed_with_an_outcome" CHECK (("cases"."status" = 'closed') = ("cases"."closed_at" is not null) and ("cases"."status" = 'closed') = ("cases"."outcome" is not null)),
	CONSTRAINT "cases_of_data_name_the_request" CHECK (("cases"."kind" = 'data') = ("cases"."data_request_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "case_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"changed_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_templates_say_something" CHECK ("case_templates"."title" <> '' and "case_templates"."body" <> '')
);
--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_about_person_id_profiles_id_fk" FOREIGN KEY ("about_person_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_data_request_id_data_requests_id_fk" FOREIGN KEY ("data_request_id") REFERENCES "public"."data_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_assignee_id_profiles_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_templates" ADD CONSTRAINT "case_templates_changed_by_profiles_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_notes_of_person" ON "person_notes" USING btree ("person_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_messages_of_case" ON "case_messages" USING btree ("case_id","position");--> statement-breakpoint
CREATE INDEX "case_messages_by_words" ON "case_messages" USING gin (place_key(text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "case_messages_by_beginnings" ON "case_messages" USING gin (word_document(text));--> statement-breakpoint
CREATE UNIQUE INDEX "cases_by_number" ON "cases" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_of_data_request" ON "cases" USING btree ("data_request_id");--> statement-breakpoint
CREATE INDEX "cases_by_status" ON "cases" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "cases_by_age" ON "cases" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_of_person" ON "cases" USING btree ("person_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_about_person" ON "cases" USING btree ("about_person_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_of_booking" ON "cases" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "cases_of_experience" ON "cases" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "cases_of_review" ON "cases" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "cases_of_assignee" ON "cases" USING btree ("assignee_id","status");--> statement-breakpoint
CREATE INDEX "cases_by_words" ON "cases" USING gin (place_key(subject || ' ' || name || ' ' || coalesce(email, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cases_by_beginnings" ON "cases" USING gin (word_document(subject || ' ' || name || ' ' || coalesce(email, '')));--> statement-breakpoint
CREATE UNIQUE INDEX "case_templates_by_title" ON "case_templates" USING btree (place_key(title));--> statement-breakpoint

-- A note stays as it was written; it goes with its person.
CREATE TRIGGER person_notes_stay BEFORE UPDATE OF person_id, text, created_at ON person_notes
FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint

-- What was said stays as it was said; a case goes whole, when its person goes.
CREATE TRIGGER case_messages_stay BEFORE UPDATE OF case_id, kind, text, letter_key, created_at ON case_messages
FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint

-- What came through the contact page becomes cases of the same ids, so that the log still leads to them, in their order.
INSERT INTO cases (id, kind, subject, person_id, name, email, about, experience_id, about_person_id, review_id, status, outcome,
  created_at, asked_at, due_at, closed_at)
SELECT m.id, m.kind, m.subject, m.user_id, m.name, m.email, m.about, e.id, coalesce(e.host_id, h.id, r.user_id), r.id,
  CASE WHEN coalesce(m.answered_at, m.archived_at) IS NULL THEN 'open' ELSE 'closed' END,
  CASE WHEN m.answered_at IS NOT NULL THEN 'solved' WHEN m.archived_at IS NOT NULL THEN 'dismissed' END,
  m.created_at, m.created_at,
  m.created_at + CASE m.kind WHEN 'report' THEN interval '24 hours' WHEN 'host-wish' THEN interval '72 hours' ELSE interval '48 hours' END,
  coalesce(m.answered_at, m.archived_at)
FROM contact_messages m
CROSS JOIN LATERAL (SELECT substring(m.about from '^/experience/([0-9a-fA-F-]{36})')::uuid AS experience,
  substring(m.about from '^/host/([0-9a-fA-F-]{36})')::uuid AS host, substring(m.about from '#resena-([0-9a-fA-F-]{36})$')::uuid AS review) named
LEFT JOIN experiences e ON e.id = named.experience
LEFT JOIN reviews r ON r.id = named.review
LEFT JOIN profiles h ON h.id = named.host AND named.review IS NULL
ORDER BY m.created_at, m.id;--> statement-breakpoint
INSERT INTO case_messages (case_id, kind, author_id, text, letter_key, created_at)
SELECT id, kind, author_id, text, letter_key, at FROM (
  SELECT id, 'asker' AS kind, NULL::uuid AS author_id, message AS text, NULL AS letter_key, created_at AS at FROM contact_messages WHERE message <> ''
  UNION ALL SELECT id, 'answer', answered_by, answer, 'contact answer ' || id, answered_at FROM contact_messages WHERE answer <> ''
) said ORDER BY at, id;--> statement-breakpoint
DROP TABLE contact_messages;--> statement-breakpoint

-- A request about data has a clock of its own (rights). It opens its case as it is written, whoever writes it, and closes it.
CREATE FUNCTION data_requests_open_case() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE opened uuid;
BEGIN
  INSERT INTO cases (kind, subject, person_id, name, email, data_request_id, created_at, asked_at, due_at, status, closed_at, outcome)
  VALUES ('data', CASE NEW.kind WHEN 'breach' THEN 'Vulneración de datos' ELSE 'Solicitud sobre sus datos personales' END,
    NEW.user_id, NEW.name, NEW.email, NEW.id, NEW.received_at, NEW.received_at, NEW.due_at,
    CASE NEW.status WHEN 'open' THEN 'open' ELSE 'closed' END, NEW.answered_at,
    CASE NEW.status WHEN 'answered' THEN 'solved' WHEN 'refused' THEN 'refused' END)
  RETURNING id INTO opened;
  INSERT INTO case_messages (case_id, kind, text, created_at)
  SELECT opened, 'asker', NEW.details, NEW.received_at WHERE NEW.details <> '';
  INSERT INTO case_messages (case_id, kind, author_id, text, letter_key, created_at)
  SELECT opened, 'outcome', NEW.answered_by, NEW.answer, 'data request answer ' || NEW.id, NEW.answered_at
  WHERE NEW.status <> 'open' AND NEW.answer <> '';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION data_requests_close_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cases SET status = 'closed', closed_at = NEW.answered_at, outcome = CASE NEW.status WHEN 'answered' THEN 'solved' ELSE 'refused' END
  WHERE data_request_id = NEW.id;
  INSERT INTO case_messages (case_id, kind, author_id, text, letter_key, created_at)
  SELECT id, 'outcome', NEW.answered_by, NEW.answer, 'data request answer ' || NEW.id, NEW.answered_at FROM cases
  WHERE data_request_id = NEW.id AND NEW.answer <> '';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER data_requests_open_case AFTER INSERT ON data_requests FOR EACH ROW EXECUTE FUNCTION data_requests_open_case();--> statement-breakpoint
CREATE TRIGGER data_requests_close_case AFTER UPDATE OF status ON data_requests FOR EACH ROW
WHEN (OLD.status = 'open' AND NEW.status <> 'open') EXECUTE FUNCTION data_requests_close_case();--> statement-breakpoint
INSERT INTO cases (kind, subject, person_id, name, email, data_request_id, created_at, asked_at, due_at, status, closed_at, outcome)
SELECT 'data', CASE kind WHEN 'breach' THEN 'Vulneración de datos' ELSE 'Solicitud sobre sus datos personales' END, user_id, name, email, id,
  received_at, received_at, due_at, CASE status WHEN 'open' THEN 'open' ELSE 'closed' END, answered_at,
  CASE status WHEN 'answered' THEN 'solved' WHEN 'refused' THEN 'refused' END
FROM data_requests ORDER BY received_at, id;--> statement-breakpoint
INSERT INTO case_messages (case_id, kind, author_id, text, letter_key, created_at)
SELECT id, kind, author_id, text, letter_key, at FROM (
  SELECT c.id, 'asker' AS kind, NULL::uuid AS author_id, r.details AS text, NULL AS letter_key, r.received_at AS at
    FROM data_requests r JOIN cases c ON c.data_request_id = r.id WHERE r.details <> ''
  UNION ALL SELECT c.id, 'outcome', r.answered_by, r.answer, 'data request answer ' || r.id, r.answered_at
    FROM data_requests r JOIN cases c ON c.data_request_id = r.id WHERE r.answer <> ''
) said ORDER BY at, id;--> statement-breakpoint

-- What the team begins with; it is theirs to change.
INSERT INTO case_templates (title, body) VALUES
  ('Recibimos tu mensaje', E'Hola, {nombre}:\n\nGracias por escribirnos. Estamos revisando lo que nos cuentas y te respondemos por este correo en cuanto tengamos algo claro.\n\nEl equipo de Torogoz'),
  ('Falta un dato', E'Hola, {nombre}:\n\nPara ayudarte necesitamos el código de tu reserva, que está en el correo de confirmación, y la fecha de la experiencia. Responde a este correo con los dos.\n\nEl equipo de Torogoz'),
  ('Cómo se paga', E'Hola, {nombre}:\n\nLa experiencia se paga en efectivo y en dólares al encontrarse con el anfitrión. Torogoz no cobra por adelantado ni pide datos de tarjetas. Si alguien te pidió un depósito, cuéntanos quién y cómo.\n\nEl equipo de Torogoz'),
  ('El anfitrión no llegó', E'Hola, {nombre}:\n\nLamentamos lo que pasó. Ya hablamos con el anfitrión y tu reserva no te cuesta nada. Si quieres otra fecha u otra experiencia, te ayudamos a encontrarla.\n\nEl equipo de Torogoz'),
  ('Retiramos lo reportado', E'Hola, {nombre}:\n\nRevisamos lo que reportaste y lo retiramos. Gracias por avisarnos.\n\nEl equipo de Torogoz'),
  ('Revisamos y se queda', E'Hola, {nombre}:\n\nRevisamos lo que reportaste y no va en contra de las reglas de Torogoz, así que se queda. Si tienes algo más que debamos ver, responde a este correo.\n\nEl equipo de Torogoz');
