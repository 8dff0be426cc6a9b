/** SQL extensions and functions that all tables use; beginning of the first migration. */
export const prelude = `create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Texto de busca: sem acentos e em minúsculas. unaccent() não é imutável porque o dicionário pode mudar;
-- nomeado por inteiro, o resultado só depende do texto, e pode ser guardado e indexado.
create function prumo_busca(texto text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, texto));`
