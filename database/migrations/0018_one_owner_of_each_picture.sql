-- Who may use a picture, and in which message a picture of a chat is shown (docs/decisions/0165).
CREATE TABLE "picture_uploads" (
	"picture_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_uploads_picture_id_person_id_pk" PRIMARY KEY("picture_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "picture_uploads" ADD CONSTRAINT "picture_uploads_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uploads_by_person" ON "picture_uploads" USING btree ("person_id");--> statement-breakpoint
-- Pictures so far: of who handed them in first, of who shows them, and of who has them in a form that is not saved.
INSERT INTO "picture_uploads" ("picture_id", "person_id", "created_at")
SELECT id, uploaded_by, created_at FROM pictures WHERE uploaded_by IS NOT NULL
UNION SELECT i.picture_id, e.host_id, p.created_at FROM experience_images i
JOIN experiences e ON e.id = i.experience_id JOIN pictures p ON p.id = i.picture_id
UNION SELECT p.id, e.host_id, p.created_at FROM experience_edits e, jsonb_path_query(e.content, '$.**.pictureId') kept
JOIN pictures p ON p.id::text = lower(kept #>> '{}')
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A picture that was sent more than once stays in the first message; the others keep their words.
UPDATE messages m SET content = CASE WHEN content = '' THEN 'Imagen repetida' ELSE content END,
	message_type = 'text', attachment_url = NULL, attachment_type = NULL
WHERE attachment_url IS NOT NULL AND EXISTS (SELECT FROM messages o
	WHERE o.conversation_id = m.conversation_id AND o.attachment_url = m.attachment_url AND o.sequence < m.sequence);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_picture_once" ON "messages" USING btree ("conversation_id","attachment_url") WHERE attachment_url is not null;