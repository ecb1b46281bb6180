-- Spanish full text that ignores accents: "excursion volcan" finds "excursión al volcán".
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.es (COPY = spanish);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.es ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;--> statement-breakpoint
-- Whole words without accents: what a prefix typed so far is held against.
CREATE TEXT SEARCH CONFIGURATION public.es_plain (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.es_plain ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
