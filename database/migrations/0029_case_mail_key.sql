ALTER TABLE "case_messages" RENAME COLUMN "letter_key" TO "mail_key";--> statement-breakpoint

-- A trigger knows its columns by number; the text of a function names them.
CREATE OR REPLACE FUNCTION data_requests_open_case() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO case_messages (case_id, kind, author_id, text, mail_key, created_at)
  SELECT opened, 'outcome', NEW.answered_by, NEW.answer, 'data request answer ' || NEW.id, NEW.answered_at
  WHERE NEW.status <> 'open' AND NEW.answer <> '';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION data_requests_close_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cases SET status = 'closed', closed_at = NEW.answered_at, outcome = CASE NEW.status WHEN 'answered' THEN 'solved' ELSE 'refused' END
  WHERE data_request_id = NEW.id;
  INSERT INTO case_messages (case_id, kind, author_id, text, mail_key, created_at)
  SELECT id, 'outcome', NEW.answered_by, NEW.answer, 'data request answer ' || NEW.id, NEW.answered_at FROM cases
  WHERE data_request_id = NEW.id AND NEW.answer <> '';
  RETURN NULL;
END $$;
