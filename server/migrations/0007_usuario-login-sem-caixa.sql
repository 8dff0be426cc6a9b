-- Who logs in as 'Maria' is 'maria': the log-in compares so, and no two users may differ in case only.
create unique index usuario_login_sem_caixa on usuario (lower(login));
