-- What is new in the selection goes to who did as much before: an opinion to who moves candidates, the reasons of refusals to who keeps the templates of e-mails.
update perfil set authorities = authorities || '["ROLE_MOV_CANDIDATO_SOLICITACAO_PARECER"]', versao = versao + 1
where authorities @> '["ROLE_MOV_CANDIDATO_SOLICITACAO_ETAPA"]' and not authorities @> '["ROLE_MOV_CANDIDATO_SOLICITACAO_PARECER"]';
update perfil set versao = versao + 1,
  authorities = authorities || '["ROLE_CAD_MOTIVO_RECUSA_VER", "ROLE_CAD_MOTIVO_RECUSA_INCLUIR", "ROLE_CAD_MOTIVO_RECUSA_ALTERAR", "ROLE_CAD_MOTIVO_RECUSA_EXCLUIR"]'
where authorities @> '["ROLE_CAD_MODELO_EMAIL_ALTERAR"]' and not authorities @> '["ROLE_CAD_MOTIVO_RECUSA_VER"]';
