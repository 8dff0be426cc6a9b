-- Gerado por npm run generate; revise antes de enviar e não edite depois de aplicada.

alter table talento add column usuario_eduvem text;
alter table talento add constraint talento_usuario_eduvem_max_length check (char_length(usuario_eduvem) <= 60);
