-- The last number given by each counter of x-field.number; chave: the year and the references that have counters of their own.
create table numeracao (
  empresa_id integer not null,
  entidade text not null,
  campo text not null,
  chave text not null,
  ultimo bigint not null,
  primary key (empresa_id, entidade, campo, chave)
);
