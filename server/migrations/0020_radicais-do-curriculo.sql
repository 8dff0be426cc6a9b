-- Words of a CV as the filter 'words' of server/crud/filters.ts compares them: without accents, and with the plurals of Portuguese that the stemmer
-- knows by their accent only (operação/operações, técnico industrial/industriais, soldagem/soldagens) in their singular. By hand: the generator
-- knows no functions and no indexes over them.
create function prumo_palavras(texto text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(regexp_replace(regexp_replace(public.prumo_busca(texto), '[oa]es\M', 'ao', 'g'), '([aeou])is\M', '\1l', 'g'), 'ns\M', 'm', 'g');

drop index candidato_ocr_texto_palavras;
create index candidato_ocr_texto_palavras on candidato using gin (to_tsvector('portuguese', prumo_palavras(ocr_texto)));
