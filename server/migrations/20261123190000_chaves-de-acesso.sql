-- Passkeys beside authenticator apps: `segredo` is the public key, `contador` the count of signatures, `identificador` the credential's id.

alter table fator drop constraint fator_tipo_check;
alter table fator add constraint fator_tipo_check check (tipo in ('totp', 'passkey', 'recuperacao'));
alter table fator add column identificador text;
alter table fator add column transportes text[];
create unique index fator_identificador_idx on fator (identificador) where identificador is not null;
