-- Browsers from which an account logged in before: attempts from others share one limit over all addresses.
create table aparelho_conhecido (
  conta text not null,
  aparelho text not null,
  visto_em timestamptz not null,
  primary key (conta, aparelho)
);
create index aparelho_conhecido_visto_idx on aparelho_conhecido (visto_em);
