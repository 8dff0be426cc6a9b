-- An action done to many records is an operation of its own.
alter table lote drop constraint lote_tipo_check;
alter table lote add constraint lote_tipo_check check (tipo in ('edicao', 'importacao', 'desfeita', 'acao'));
