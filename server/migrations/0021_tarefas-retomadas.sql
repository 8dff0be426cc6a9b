-- Tasks know which process works on them, so that those of one that died are taken up by another.
alter table tarefa add column executor integer;
alter table tarefa add column tentativas integer not null default 0;
alter table tarefa add column enfileirada_em timestamptz not null default now();
create index tarefa_aberta_idx on tarefa (enfileirada_em) where estado in ('na-fila', 'executando');
