-- The log is read newest first by its instant: of a company, of a user, of all; a period of the past is a range of these.
create index auditoria_empresa_data_idx on auditoria (empresa_id, criada_em desc, id desc);
create index auditoria_usuario_data_idx on auditoria (usuario_id, criada_em desc, id desc);
create index auditoria_data_idx on auditoria (criada_em desc, id desc);
drop index auditoria_empresa_idx;
drop index auditoria_usuario_idx;
drop index auditoria_criada_em_idx;
