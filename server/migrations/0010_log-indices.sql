-- The log is read newest first: of a company (auditoria_empresa_idx), of a user, of a period.
create index auditoria_usuario_idx on auditoria (usuario_id, id desc);
create index auditoria_criada_em_idx on auditoria using brin (criada_em);
