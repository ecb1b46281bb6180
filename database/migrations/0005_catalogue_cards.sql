-- What a card shows besides: its picture. Cards are kept until it is noted here that they have changed (docs/decisions/0184).
CREATE TRIGGER experience_images_note AFTER INSERT OR DELETE ON experience_images FOR EACH ROW EXECUTE FUNCTION catalogue_note_part();--> statement-breakpoint
CREATE TRIGGER experience_images_note_changed AFTER UPDATE ON experience_images FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION catalogue_note_part();--> statement-breakpoint
CREATE FUNCTION catalogue_note_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_note(i.experience_id) FROM experience_images i WHERE i.picture_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER pictures_note_changed AFTER UPDATE ON pictures FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION catalogue_note_picture();
