-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

create index candidato_rotulo on candidato using gin (prumo_busca(nome) gin_trgm_ops);

create index talento_rotulo on talento using gin (prumo_busca(nome) gin_trgm_ops);

create index usuario_rotulo on usuario using gin (prumo_busca(nome) gin_trgm_ops);
