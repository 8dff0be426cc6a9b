-- What the filter 'words' of server/crud/filters.ts asks of a CV's text: the same expression, so that the index answers it.
create index candidato_ocr_texto_palavras on candidato using gin (to_tsvector('portuguese', prumo_busca(ocr_texto)));
