-- The icon of inconsistent records follows what is saved: up to when it has.
alter table inconsistencia add column acompanhada_em timestamptz not null default now();
update inconsistencia set acompanhada_em = verificada_em;
